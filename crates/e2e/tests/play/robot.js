// Plays at the table on the page by clicking what can be chosen, until the game is over.
const [patience, seed] = arguments;
const done = arguments[arguments.length - 1];
const deadline = Date.now() + patience;
const lit = '.card.is-legal, .space-legal, .standing.lit, .act.lit, .is-legal, .area.lit, .lit';
let state = seed, clicks = 0, onTable = 0, curtains = 0;
const random = n => { state = (state * 1103515245 + 12345) % 2147483648; return Math.floor(state / 65536) % n; };
const click = element => { clicks++; element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true })); };
const number = () => +(document.querySelector('#prompt')?.dataset.number ?? -1);
let last = -1, waited = 0;
const step = () => {
  if (document.querySelector('.ending')) return done({ over: true, clicks, onTable, curtains, number: number() });
  if (document.querySelector('.error') || Date.now() > deadline)
    return done({ over: false, clicks, onTable, curtains, number: number(), text: document.body.innerText.slice(0, 1500) });
  const curtain = document.querySelector('#take-over');
  if (curtain) { curtains++; last = -1; click(curtain); return setTimeout(step, 10); }
  const options = [...document.querySelectorAll('#choices .opt')];
  if (options.length === 0) return setTimeout(step, 5);
  const now = number();
  if (now !== last) {
    last = now; waited = 0;
    const things = [...document.querySelectorAll(lit)].filter(thing => !thing.closest('#choices'));
    // Mostly by pointing at things, sometimes by the list.
    if (things.length && random(10) < 7) { onTable++; click(things[random(things.length)]); } else click(options[random(options.length)]);
  } else if (++waited % 8 === 0) {
    // The click did not decide, so the list was narrowed.
    click(options[random(options.length)]);
  }
  setTimeout(step, 5);
};
step();
