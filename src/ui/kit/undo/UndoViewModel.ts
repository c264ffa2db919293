import { makeAutoObservable, observableRef } from 'mobx';
import { Failure } from '#application/Failure.ts';
import { SessionStore } from '#application/session/SessionStore.ts';
import { Clock } from '#application/shared/Clock.ts';
import { isSameUser, type User } from '#domain/session/user.ts';
import { Task } from '../Task.ts';
import type { UndoableAction } from './UndoableAction.ts';
import { UndoOffer } from './UndoOffer.ts';

/** An action that was sent. */
export class SentAction {
  readonly task = new Task();
  constructor(readonly action: UndoableAction) {}
}

/**
 * Actions that the user can undo for ten seconds. The row is hidden at once, and the request is delayed. The
 * timer restarts after the message loses hover and focus and the tab is visible. The request is sent once: when
 * the timer ends, the user leaves the page or panel or signs out, or the tab closes. The row returns after a
 * failure and after 15 s without a response. (rule: undo)
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

  /** Actions without a response for 15 s, until the user stops waiting. */
  get slow(): readonly SentAction[] {
    return [...this.sent.values()].filter(({ task }) => task.slow);
  }

  /** Hides the action's row and offers to undo it. Ignores an action that is offered or waits for a response. */
  offer(action: UndoableAction): void {
    if (this.hidden.has(action.key)) return;
    const user = this.user;
    const expire = (offer: UndoOffer) => this.send(offer, user);
    this.offers = [...this.offers, new UndoOffer(action, this.clock, expire)];
    this.announced = action.text;
  }

  undo(offer: UndoOffer): void {
    this.withdraw(offer);
    offer.action.undone?.();
  }

  undoLatest(): void {
    const latest = this.offers.at(-1);
    if (latest) this.undo(latest);
  }

  /** Sends the actions that can still be undone. @param prefix of their keys; all actions by default */
  sendNow(prefix = ''): void {
    for (const offer of this.offers) if (offer.action.key.startsWith(prefix)) offer.expire(offer);
  }

  private get user(): User | undefined {
    return this.sessions.read()?.user;
  }

  private withdraw(offer: UndoOffer): void {
    offer.end();
    this.offers = this.offers.filter((other) => other !== offer);
    if (this.offers.length === 0) this.announced = '';
  }

  /** @param user the user who started the action; another user's session must not send it */
  private send(offer: UndoOffer, user: User | undefined): void {
    const { action } = offer;
    const { key } = action;
    this.withdraw(offer);
    const { task } = this.sent.get(key) ?? this.track(action);
    // stops waiting for an earlier attempt, which the new one joins
    task.detach();
    const work = async () => {
      if (!isSame(user, this.user)) throw new Failure('unauthenticated');
      await action.send();
    };
    const done = () => {
      // the user may have repeated it after a long wait
      for (const other of this.offers) if (other.action.key === key) this.withdraw(other);
      action.done();
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
