import { startStopwatch } from '../kit/state/stopwatch.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** What a reload would end: an open dialog, a voice session, the order bell. */
const ONGOING = '[role=dialog], [role=alertdialog], [data-ongoing]';

/**
 * Asks for a newer release every hour, and when the tab is shown after one, but only while a reload
 * interrupts nothing: no dialog, call, or playback, and a minute without input. Otherwise waits for such a
 * minute. (rule: new release)
 * @param load loads the release if there is one; unsaved work is its concern
 * @returns a function that ends it
 */
export function followReleases(load: () => Promise<unknown>): () => void {
  const listening = new AbortController();
  let elapsedSinceAsked = startStopwatch();
  let usedAt = performance.now();
  const isQuiet = () => performance.now() - usedAt >= MINUTE_MS && !isSomethingOngoing();
  const look = () => {
    if (elapsedSinceAsked() < HOUR_MS || !isQuiet()) return;
    elapsedSinceAsked = startStopwatch();
    void load();
  };
  for (const input of ['keydown', 'pointerdown']) {
    addEventListener(input, () => (usedAt = performance.now()), { signal: listening.signal, capture: true });
  }
  document.addEventListener('visibilitychange', () => void (document.hidden || look()), {
    signal: listening.signal,
  });
  const timer = setInterval(look, MINUTE_MS);
  return () => {
    clearInterval(timer);
    listening.abort();
  };
}

function isSomethingOngoing(): boolean {
  const media = [...document.querySelectorAll<HTMLMediaElement>('audio, video')];
  return document.querySelector(ONGOING) !== null || media.some(({ paused, ended }) => !paused && !ended);
}
