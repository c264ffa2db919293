import { makeAutoObservable, observableRef } from 'mobx';
import { Failure } from '#application/Failure.ts';
import { SessionStore } from '#application/session/SessionStore.ts';
import { Clock } from '#application/shared/Clock.ts';
import { isSameUser, type User } from '#domain/session/user.ts';
import { Task } from '../state/Task.ts';
import type { UndoableAction } from './UndoableAction.ts';

/** How long the user can undo an action, in milliseconds. (see rule: undo) */
export const UNDO_WINDOW_MS = 10_000;

/** An action that is not sent yet, so the user can undo it. */
export interface UndoOffer {
  readonly action: UndoableAction;
  /** The user who started the action. It must not be sent in another user's session. */
  readonly user: User | undefined;
  readonly stopTimer: () => void;
}

export class SentUndoableAction {
  readonly task = new Task();
  constructor(readonly action: UndoableAction) {}
}

/**
 * Actions that the user can undo for ten seconds, even while the tab is hidden. The action's row is hidden
 * immediately, and the request is sent once: after ten seconds on any page, or when the user leaves the
 * console, signs out, or closes the tab. The row returns after a failure, and if the response is slow (see
 * rule: slow notice). After the tab has closed, nothing reports a failure: the row is there again on the next
 * visit. (rule: undo)
 */
export class UndoViewModel {
  static readonly needs = [Clock, SessionStore] as const;
  /** Actions that can still be undone, oldest first. */
  offers: readonly UndoOffer[] = [];
  /** Text of the latest action while any action can be undone. Screen readers announce each text once. */
  announced = '';
  /** Sent actions that have no response yet, by key. */
  private readonly sent = new Map<string, SentUndoableAction>();

  constructor(
    private readonly clock: Clock,
    private readonly sessions: SessionStore,
  ) {
    makeAutoObservable(this, { offers: observableRef }, { autoBind: true });
  }

  /** Keys of the rows to hide. */
  get hidden(): ReadonlySet<string> {
    const awaited = [...this.sent.values()].filter(({ task }) => task.running && !task.slow);
    return new Set([...this.offers, ...awaited].map(({ action }) => action.key));
  }

  /** Returns whether any row whose key starts with this prefix is hidden. */
  isPending(prefix: string): boolean {
    return [...this.hidden].some((key) => key.startsWith(prefix));
  }

  /** Sent actions without a response for 15 s, unless the user has stopped waiting. */
  get slow(): readonly SentUndoableAction[] {
    return [...this.sent.values()].filter(({ task }) => task.slow);
  }

  /** Hides the action's row and lets the user undo the action. Ignores an action whose row is already hidden. */
  offer<Outcome>(action: UndoableAction<Outcome>): void {
    if (this.hidden.has(action.key)) return;
    const stopTimer = this.clock.after(UNDO_WINDOW_MS, () => this.send(offer, false));
    const offer: UndoOffer = { action, user: this.user, stopTimer };
    this.offers = [...this.offers, offer];
    this.announced = action.text;
  }

  undo(offer: UndoOffer): void {
    this.withdraw(offer);
    offer.action.undone?.();
  }

  /** Undoes the latest action. @param prefix of the action's key; any action by default */
  undoLatest(prefix = ''): void {
    const latest = this.offers.findLast(({ action }) => action.key.startsWith(prefix));
    if (latest) this.undo(latest);
  }

  /**
   * Sends the actions that can still be undone.
   * @param prefix of the actions' keys; all actions by default
   * @param isClosing whether the page is closing
   */
  sendNow(prefix = '', isClosing = false): void {
    for (const offer of this.offers) if (offer.action.key.startsWith(prefix)) this.send(offer, isClosing);
  }

  private get user(): User | undefined {
    return this.sessions.read()?.user;
  }

  private withdraw(offer: UndoOffer): void {
    offer.stopTimer();
    this.offers = this.offers.filter((other) => other !== offer);
    if (this.offers.length === 0) this.announced = '';
  }

  private send(offer: UndoOffer, isClosing: boolean): void {
    const { action, user } = offer;
    const { key } = action;
    this.withdraw(offer);
    const { task } = this.sent.get(key) ?? this.track(action);
    // lets the new attempt join an earlier one that the user is waiting for
    task.detach();
    const work = async () => {
      if (!isSame(user, this.user)) throw new Failure('unauthenticated');
      return action.send(isClosing);
    };
    const done = (outcome: unknown) => {
      // the user may have repeated the action while this request was slow
      for (const other of this.offers) if (other.action.key === key) this.withdraw(other);
      action.done(outcome);
    };
    void task.run(work, { done, failed: action.failed }, key).then(() => this.forget(key));
  }

  private track(action: UndoableAction): SentUndoableAction {
    const sent = new SentUndoableAction(action);
    this.sent.set(action.key, sent);
    return sent;
  }

  private forget(key: string): void {
    if (this.sent.get(key)?.task.inFlight === false) this.sent.delete(key);
  }
}

const isSame = (one: User | undefined, other: User | undefined) =>
  one && other ? isSameUser(one, other) : one === other;
