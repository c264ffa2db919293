import { onTestFinished, vi } from 'vitest';
import { advanceClock, setDate, stopClock } from '#tests/support/screen/clock.ts';
import { describe, expect, keyboard, test } from '#tests/support/screen/test.ts';
import { followReleases } from './followReleases.ts';

const MINUTE = 60_000;

/** Checks for releases in a tab that was just opened. */
function setUp() {
  stopClock();
  const load = vi.fn<() => Promise<boolean>>(() => Promise.resolve(false));
  onTestFinished(followReleases(load, () => 0));
  return load;
}

/** Shows an element. Returns a function that removes the element. */
function show(html: string): () => void {
  const box = document.createElement('div');
  box.innerHTML = html;
  document.body.append(box);
  onTestFinished(() => box.remove());
  return () => box.remove();
}

// (rule: new release)
describe('A tab that stays open', () => {
  test('checks for a newer release every hour', async () => {
    const load = setUp();
    await advanceClock(59 * MINUTE);
    expect(load).not.toHaveBeenCalled();
    await advanceClock(61 * MINUTE);
    expect(load).toHaveBeenCalledTimes(2);
  });

  test('checks immediately when shown after an hour', async () => {
    const load = setUp();
    vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 61 * MINUTE);
    document.dispatchEvent(new Event('visibilitychange'));
    expect(load).toHaveBeenCalledOnce();
  });

  // (rule: clock changes)
  test('checks after the device slept for an hour', async () => {
    const load = setUp();
    await advanceClock(MINUTE);
    setDate(new Date(Date.now() + 61 * MINUTE).toISOString());
    await advanceClock(MINUTE);
    expect(load).toHaveBeenCalledOnce();
  });

  test('checks only after a minute without input', async () => {
    const load = setUp();
    await advanceClock(59.5 * MINUTE);
    await keyboard.press('a');
    await advanceClock(MINUTE);
    expect(load).not.toHaveBeenCalled();
    await advanceClock(MINUTE);
    expect(load).toHaveBeenCalledOnce();
  });

  for (const html of ['<div role="dialog"></div>', '<div data-ongoing="true"></div>']) {
    test(`does not check while the page shows ${html}`, async () => {
      const load = setUp();
      const end = show(html);
      await advanceClock(90 * MINUTE);
      expect(load).not.toHaveBeenCalled();
      end();
      await advanceClock(MINUTE);
      expect(load).toHaveBeenCalledOnce();
    });
  }

  test.for([
    { now: '2026-01-15T14:00', latestOrder: '2026-01-15T12:00', isAsked: false },
    { now: '2026-01-16T03:00', latestOrder: '2026-01-15T23:00', isAsked: true },
    { now: '2026-01-16T03:00', latestOrder: '2026-01-16T02:30', isAsked: false },
    { now: '2026-01-16T05:00', latestOrder: '2026-01-15T23:00', isAsked: false },
  ])(
    'with the order sound on at $now, after an order at $latestOrder, checks: $isAsked',
    async ({ now, latestOrder, isAsked }) => {
      const load = setUp();
      show(`<div data-latest-order="${Date.parse(latestOrder)}"></div>`);
      setDate(now);
      await advanceClock(MINUTE);
      expect(load).toHaveBeenCalledTimes(isAsked ? 1 : 0);
    },
  );

  test('does not check during a playback', async () => {
    const load = setUp();
    const end = show('<audio></audio>');
    const paused = vi.spyOn(HTMLMediaElement.prototype, 'paused', 'get').mockReturnValue(false);
    await advanceClock(90 * MINUTE);
    expect(load).not.toHaveBeenCalled();
    paused.mockRestore();
    end();
    await advanceClock(MINUTE);
    expect(load).toHaveBeenCalledOnce();
  });
});
