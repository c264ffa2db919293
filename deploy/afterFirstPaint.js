// Runs at the end of a page that was built as HTML: what is there is painted before code takes line and processor.
(() => {
  let started = false;
  const start = () => {
    if (started) return;
    started = true;
    window.fetchCode?.();
    // the app says itself what is the matter when it cannot start
    void import(document.documentElement.dataset.entry);
  };
  // HTML that does not hold at this address shows nothing
  if (!window.fetchCode) return start();

  // Links lead on without code; buttons are pressed once there is some (src/earlyInput.ts), and no form is sent meanwhile.
  const pressed = [];
  const note = (event) => {
    const button = event.target.closest('button');
    if (!button) return;
    event.preventDefault();
    pressed.push(button);
  };
  addEventListener('click', note, true);
  window.takeEarlyPresses = () => {
    removeEventListener('click', note, true);
    return pressed;
  };

  // a page in the background paints nothing
  if (document.hidden) return start();
  new PerformanceObserver(start).observe({ type: 'paint', buffered: true });
  // should a browser not tell
  addEventListener('load', () => setTimeout(start, 1000));
})();
