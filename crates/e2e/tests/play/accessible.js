// Obstacles for people with a screen reader or weak eyes; one line each.
const found = [];
const where = element => {
  const name = element.id ? `#${element.id}` : `.${[...element.classList].join('.')}`;
  return `${element.tagName.toLowerCase()}${name} "${(element.textContent || '').trim().slice(0, 30)}"`;
};
const isShown = element => {
  const box = element.getBoundingClientRect();
  return box.width > 1 && box.height > 1 && element.checkVisibility() && getComputedStyle(element).visibility !== 'hidden' && !element.closest('[aria-hidden=true]');
};
const nameOf = element => (element.getAttribute('aria-label') || element.labels?.[0]?.textContent || element.textContent || element.title || element.placeholder || '').trim();
if (!document.documentElement.lang) found.push('the page has no language');
if (!document.title) found.push('the page has no title');
if (document.querySelectorAll('main').length !== 1) found.push(`${document.querySelectorAll('main').length} main parts`);
const ids = new Map();
for (const element of document.querySelectorAll('[id]')) {
  if (ids.has(element.id) && !element.closest('symbol')) found.push(`two have the id ${element.id}`);
  ids.set(element.id, element);
}
for (const element of document.querySelectorAll('button, a[href], input, select, summary, [role=button], [role=img], [role=dialog]')) {
  if (isShown(element) && !nameOf(element)) found.push(`no name: ${where(element)}`);
}
for (const element of document.querySelectorAll('[role=button]')) {
  if (!element.hasAttribute('tabindex')) found.push(`no focus: ${where(element)}`);
}
for (const image of document.querySelectorAll('img:not([alt])')) found.push(`no words for a picture: ${where(image)}`);
// Contrast, as WCAG 2 counts it.
const canvas = document.createElement('canvas');
canvas.width = canvas.height = 1;
const pen = canvas.getContext('2d', { willReadFrequently: true });
const known = new Map();
const rgba = colour => {
  if (!known.has(colour)) {
    pen.clearRect(0, 0, 1, 1);
    pen.fillStyle = '#000';
    pen.fillStyle = colour;
    pen.fillRect(0, 0, 1, 1);
    const [r, g, b, a] = pen.getImageData(0, 0, 1, 1).data;
    known.set(colour, [r, g, b, a / 255]);
  }
  return known.get(colour);
};
const over = ([r, g, b, a], [R, G, B]) => [r * a + R * (1 - a), g * a + G * (1 - a), b * a + B * (1 - a)];
const light = colour => {
  const [r, g, b] = colour.map(part => part / 255).map(part => (part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};
// What lies behind a text: a drawn shape, or the backgrounds of the elements around it.
const ground = element => {
  const shape = element.closest('.plate, .price')?.querySelector('svg');
  if (shape) return over(rgba(getComputedStyle(shape).fill), [255, 255, 255]);
  const box = element.getBoundingClientRect();
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const layers = [];
  for (let at = element; at; at = at.parentElement) {
    const around = at.getBoundingClientRect();
    if (x < around.left || x > around.right || y < around.top || y > around.bottom) continue;
    const style = getComputedStyle(at);
    if (style.backgroundImage !== 'none') return null;
    const colour = rgba(style.backgroundColor);
    layers.push(colour);
    if (colour[3] > 0.99) break;
  }
  return layers.reverse().reduce((below, layer) => over(layer, below), [255, 255, 255]);
};
// Whether it is scrolled out of what it stands in.
const isClipped = (element, box) => {
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  for (let at = element.parentElement; at; at = at.parentElement) {
    if (getComputedStyle(at).overflow === 'visible') continue;
    const around = at.getBoundingClientRect();
    if (x < around.left || x > around.right || y < around.top || y > around.bottom) return true;
  }
  return false;
};
const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
const seen = new Set();
while (walker.nextNode()) {
  const element = walker.currentNode.parentElement;
  if (!walker.currentNode.textContent.trim() || seen.has(element) || element.closest('svg, .vh, option, [aria-disabled=true]')) continue;
  seen.add(element);
  const box = element.getBoundingClientRect();
  const style = getComputedStyle(element);
  if (box.width < 2 || box.height < 2 || style.visibility === 'hidden' || +style.opacity < 0.1) continue;
  // What is folded away has a box and is not there.
  if (!element.checkVisibility() || isClipped(element, box)) continue;
  const below = ground(element);
  if (!below) continue;
  const colour = over(rgba(style.color), below);
  const [a, b] = [light(colour), light(below)];
  const ratio = (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
  const size = parseFloat(style.fontSize);
  const isLarge = size >= 24 || (size >= 18.66 && +style.fontWeight >= 700);
  if (ratio < (isLarge ? 3 : 4.5)) found.push(`contrast ${ratio.toFixed(2)}: ${where(element)} ${style.color} on rgb(${below.map(Math.round)})`);
}
return found;
