import type { Clock } from '#application/shared/Clock.ts';
import type { HoldReason } from '../Notice.ts';
import type { UndoableAction } from './UndoableAction.ts';

/** How long an action can be undone, in milliseconds. (see rule: undo) */
export const UNDO_MS = 10_000;

/** An action that can be undone for ten seconds. The timer restarts when the last hold is released. */
export class UndoOffer {
  readonly #holds = new Set<HoldReason>();
  #stopTimer: (() => void) | undefined;
  #isOver = false;

  /** @param expire called when the time has passed */
  constructor(
    readonly action: UndoableAction,
    private readonly clock: Clock,
    readonly expire: (offer: UndoOffer) => void,
  ) {
    this.restart();
  }

  readonly hold = (why: HoldReason): void => {
    this.#holds.add(why);
    this.restart();
  };

  readonly release = (why: HoldReason): void => {
    // a release without a hold, as when the message appears, must not restart the timer
    if (this.#holds.delete(why)) this.restart();
  };

  /** Stops the timer. The message may still report a hold while it disappears. */
  end(): void {
    this.#isOver = true;
    this.restart();
  }

  private restart(): void {
    this.#stopTimer?.();
    const isRunning = this.#holds.size === 0 && !this.#isOver;
    this.#stopTimer = isRunning ? this.clock.after(UNDO_MS, () => this.expire(this)) : undefined;
  }
}
