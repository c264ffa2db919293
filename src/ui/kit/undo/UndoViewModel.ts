import { makeAutoObservable, observableRef } from 'mobx';
import { Failure } from '#application/Failure.ts';
import { SessionStore } from '#application/session/SessionStore.ts';
import { Clock } from '#application/shared/Clock.ts';
import { isSameUser, type User } from '#domain/session/user.ts';
import { Task } from '../state/Task.ts';
import type { UndoableAction } from './UndoableAction.ts';

/** How long an action can be undone, in milliseconds. (see rule: undo) */
export const UNDO_MS = 10_000;

/** An action that can be undone until its time has passed. */
export interface UndoOffer {
  readonly action: UndoableAction;
  /** The user who started the action. Another user's session must not send it. */
  readonly user: User | undefined;
  readonly stopTimer: () => void;
}

/** An action that was sent. */
export class SentAction {
  readonly task = new Task();
  constructor(readonly action: UndoableAction) {}
}

/**
 * Actions that the user can undo for ten seconds from the press, whether the tab is visible or not. The row is
 * hidden at once, and the request is delayed. It is sent once: after ten seconds on any page,
 * or when the user leaves the console, signs out, or closes the tab. The row returns after a failure and after
 * 15 s without a response. (rule: undo)
 */
export class UndoViewModel {
  static readonly needs = [Clock, SessionStore] as const;
  /** What can be undone, oldest first. */
  offers: readonly UndoOffer[] = [];
  /** The latest action's text, for as long as anything can be undone. Announced once. */
  announced = '';
  /** Actions without a response, by key. */
  private readonly sent = new Map<string, SentAction>();

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

  /** Whether rows whose keys start with this are hidden. */
  isPending(prefix: string): boolean {
    return [...this.hidden].some((key) => key.startsWith(prefix));
  }

  /** Actions without a response for 15 s, until the user stops waiting. */
  get slow(): readonly SentAction[] {
    return [...this.sent.values()].filter(({ task }) => task.slow);
  }

  /** Hides the action's row and offers to undo it. Ignores an action that is offered or waits for a response. */
  offer<Outcome>(action: UndoableAction<Outcome>): void {
    if (this.hidden.has(action.key)) return;
    const stopTimer = this.clock.after(UNDO_MS, () => this.send(offer, false));
    const offer: UndoOffer = { action, user: this.user, stopTimer };
    this.offers = [...this.offers, offer];
    this.announced = action.text;
  }

  undo(offer: UndoOffer): void {
    this.withdraw(offer);
    offer.action.undone?.();
  }

  /** @param prefix of the action's key; any action by default */
  undoLatest(prefix = ''): void {
    const latest = this.offers.findLast(({ action }) => action.key.startsWith(prefix));
    if (latest) this.undo(latest);
  }

  /**
   * Sends the actions that can still be undone.
   * @param prefix of their keys; all actions by default
   * @param isClosing whether the page ends
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
    // stops waiting for an earlier attempt, which the new one joins
    task.detach();
    const work = async () => {
      if (!isSame(user, this.user)) throw new Failure('unauthenticated');
      return action.send(isClosing);
    };
    const done = (outcome: unknown) => {
      // the user may have repeated it after a long wait
      for (const other of this.offers) if (other.action.key === key) this.withdraw(other);
      action.done(outcome);
    };
    void task.run(work, { done, failed: action.failed }, key).then(() => this.forget(key));
  }

  private track(action: UndoableAction): SentAction {
    const sent = new SentAction(action);
    this.sent.set(action.key, sent);
    return sent;
  }

  private forget(key: string): void {
    if (this.sent.get(key)?.task.inFlight === false) this.sent.delete(key);
  }
}

const isSame = (one: User | undefined, other: User | undefined) =>
  one && other ? isSameUser(one, other) : one === other;
