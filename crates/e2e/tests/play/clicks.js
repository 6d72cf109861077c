// How long it takes from a click to the next frame that shows its answer.
const [most, done] = arguments;
const times = [];
const number = () => +document.querySelector('#prompt').dataset.number;
const start = performance.now();
(function choose() {
  const option = document.querySelector('#ask button, #choices .opt, #safe:not([aria-disabled=true])');
  if (times.length === most || document.querySelector('.ending') || performance.now() - start > 60000) {
    times.sort((a, b) => a - b);
    return done({ n: times.length, median: Math.round(times[times.length >> 1]), slowest: Math.round(times[times.length - 1]) });
  }
  if (!option || document.querySelector('#hurry')) return setTimeout(choose, 5);
  const [since, before] = [performance.now(), number()];
  option.click();
  (function look() {
    if (number() !== before) return requestAnimationFrame(() => { times.push(performance.now() - since); setTimeout(choose, 60); });
    if (document.querySelector('#ask button') && performance.now() - since > 500) return choose();
    setTimeout(look, 1);
  })();
})();
