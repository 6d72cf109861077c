// Every text fits its box: no line of it lies outside a box that hides what is outside.
const found = new Set();
const where = element => {
  const words = element.textContent.trim().replace(/\s+/g, ' ').slice(0, 50);
  const classes = typeof element.className === 'string' ? element.className.trim().replace(/\s+/g, '.') : '';
  return `${element.tagName.toLowerCase()}${classes && '.' + classes} “${words}”`;
};
const isHidden = how => how === 'hidden' || how === 'clip';
// A letter may reach a little over its line.
const [SIDEWAYS, UPWARDS] = [1.5, 4];
const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
while (walker.nextNode()) {
  const node = walker.currentNode;
  const element = node.parentElement;
  if (!node.textContent.trim() || element.closest('svg, .vh, select, script, style, [inert]')) continue;
  if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
  const range = document.createRange();
  range.selectNodeContents(node);
  const lines = [...range.getClientRects()].filter(line => line.width > 0.5);
  // What scrolls shows the rest.
  let [wide, high] = [true, true];
  for (let box = element; box && box !== document.body && (wide || high); box = box.parentElement) {
    const style = getComputedStyle(box);
    const around = box.getBoundingClientRect();
    // For screen readers alone.
    if ((around.width < 2 || around.height < 2) && isHidden(style.overflowX)) break;
    if (wide && isHidden(style.overflowX)) {
      const over = Math.max(...lines.map(line => Math.max(around.left - line.left, line.right - around.right)));
      if (over > SIDEWAYS) found.add(`too wide by ${Math.round(over)}: ${where(element)} in ${where(box).slice(0, 40)}`);
    }
    if (high && isHidden(style.overflowY)) {
      const over = Math.max(...lines.map(line => Math.max(around.top - line.top, line.bottom - around.bottom)));
      if (over > UPWARDS) found.add(`too high by ${Math.round(over)}: ${where(element)} in ${where(box).slice(0, 40)}`);
    }
    wide &&= !/auto|scroll/.test(style.overflowX);
    high &&= !/auto|scroll/.test(style.overflowY);
  }
}
const root = document.documentElement;
if (root.scrollWidth > root.clientWidth) found.add(`the page is wider than the window: ${root.scrollWidth} of ${root.clientWidth}`);
return [...found];
