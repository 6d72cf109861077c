// Every text fits its box: what a box hides of its content is a text that is cut off.
const found = new Set();
const where = element => {
  const words = (element.innerText ?? element.textContent).trim().replace(/\s+/g, ' ').slice(0, 50);
  const classes = typeof element.className === 'string' ? element.className.trim().replace(/\s+/g, '.') : '';
  return `${element.tagName.toLowerCase()}${classes && '.' + classes} “${words}”`;
};
// Boxes that scroll show the rest; what is not shown at all is not cut.
const hides = style => [style.overflowX, style.overflowY].map(one => one === 'hidden' || one === 'clip');
for (const element of document.querySelectorAll('body *')) {
  if (element.closest('svg, .vh, select, [aria-hidden=true], [inert]') || !element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
  if (!(element.innerText ?? '').trim()) continue;
  const [hidesX, hidesY] = hides(getComputedStyle(element));
  if (hidesX && element.scrollWidth > element.clientWidth + 1) found.add(`too wide by ${element.scrollWidth - element.clientWidth}: ${where(element)}`);
  if (hidesY && element.scrollHeight > element.clientHeight + 1) found.add(`too high by ${element.scrollHeight - element.clientHeight}: ${where(element)}`);
}
const root = document.documentElement;
if (root.scrollWidth > root.clientWidth) found.add(`the page is wider than the window: ${root.scrollWidth} of ${root.clientWidth}`);
return [...found];
