import { withJitter } from '#domain/shared/withJitter.ts';
import { startStopwatch } from '../kit/state/stopwatch.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** Matches elements that a reload would interrupt: an open dialog, a voice session, or paused updates. */
const ONGOING = '[role=dialog], [role=alertdialog], [data-ongoing]';

/** Local hours between which a tab with the order sound on may reload. */
const NIGHT = { from: 3, to: 5 } as const;

/**
 * Checks for another release, newer or older, every hour, and when the tab is shown after an hour. Checks
 * only when a reload would interrupt nothing: no dialog, voice session, playback, Undo message, or paused
 * updates, and no input for a minute. Reloads only if nothing is unsaved and no write is in flight. After a
 * reload, the browser may block the order sound. With the sound on, an orders page therefore checks only from
 * 3 to 5 AM, and only if no order arrived for an hour. Times are randomized (see rule: jitter). (rule: new
 * release)
 * @param load loads another release, if any, unless work is unsaved or a write is in flight
 * @returns a function that stops the checks
 */
export function followReleases(load: () => Promise<unknown>, random = Math.random): () => void {
  const listening = new AbortController();
  const interval = withJitter(HOUR_MS, random);
  /** Hours to add to the start of the night, so that tabs don't all reload at the same time. */
  const delay = random();
  let elapsedSinceAsked = startStopwatch();
  let usedAt = performance.now();
  const isQuiet = () =>
    performance.now() - usedAt >= MINUTE_MS && !isSomethingOngoing() && mayInterruptSound(delay);
  const look = () => {
    if (elapsedSinceAsked() < interval || !isQuiet()) return;
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

/** Returns whether the order sound is off or unlikely to be needed soon. */
function mayInterruptSound(delay: number): boolean {
  const latestOrder = document.querySelector<HTMLElement>('[data-latest-order]')?.dataset.latestOrder;
  if (latestOrder === undefined) return true;
  const now = new Date();
  const hour = now.getHours() + now.getMinutes() / 60;
  return hour >= NIGHT.from + delay && hour < NIGHT.to && now.getTime() - Number(latestOrder) >= HOUR_MS;
}
