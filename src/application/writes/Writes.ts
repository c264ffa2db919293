import { isSameUser, type User } from '#domain/session/user.ts';
import { Failure } from '../Failure.ts';
import { SessionStore } from '../session/SessionStore.ts';
import { areasChangedBy } from '#application/shared/RestaurantEvents.ts';
import { Locks } from './Locks.ts';
import { WritesInFlight, type WriteTarget } from './WritesInFlight.ts';

/** Sends a request, but only while the user who started the write is signed in. */
export type SendAsSubject = <T>(request: () => Promise<T>) => Promise<T>;

/** A write that would add something twice if it were sent twice. */
export interface Addition<Context, Answer> {
  readonly target: WriteTarget;
  /** The same for each press in one form, so that a second press looks for the first press's addition. */
  readonly key: string | symbol;
  /** Reads the current state. Returns undefined if the list or category to add to was deleted. */
  read(): Promise<Context | undefined>;
  send(context: Context): Promise<Answer>;
  /** Looks for this addition among those made since `before`, and returns the host's answer to it. */
  find(before: Context, now: Context): Answer | undefined;
  /** Returns the answer if the page from before a reload already made this addition. */
  findEarlier?(now: Context): Answer | undefined;
}

export type AdditionOutcome<Answer> =
  /** If an earlier press made the addition, the answer to that press. */
  | { readonly outcome: 'added'; readonly answer: Answer }
  | { readonly outcome: 'deleted' }
  | { readonly outcome: 'unknown' };

export interface Removal<Context extends object> {
  readonly target: WriteTarget;
  /** The target's place when the user pressed Delete. */
  readonly known: Context;
  /** Finds the target's current place. Returns `other` if the deletion would also delete something else. */
  find(): Promise<Context | 'gone' | 'other'>;
  remove(context: Context): Promise<void>;
}

/**
 * `gone`: someone else deleted the target first. `other`: not sent, as it would also delete something else.
 */
export type RemovalOutcome = 'removed' | 'gone' | 'other';

/**
 * The queue of all writes. Writes to one restaurant that share an area run one after another, across all
 * tabs. A write belongs to the user who started it and is never sent as another user. After a lost response,
 * the app reads the host's state before it sends anything again. (rule: writes)
 */
export class Writes {
  static readonly needs = [SessionStore, Locks, WritesInFlight] as const;
  /** By key of an addition whose response was lost: a function that looks for the answer. */
  readonly #unknown = new Map<string | symbol, (now: never) => unknown>();

  constructor(
    private readonly sessions: SessionStore,
    private readonly locks: Locks,
    private readonly open: WritesInFlight,
  ) {}

  /**
   * Runs a write in its turn.
   * @param work sends its requests through the function that it receives
   * @param isDone whether a result needs no decision from the user
   * @throws Failure `unauthenticated` if another user has signed in before a request is sent
   */
  run<T>(
    target: WriteTarget,
    work: (send: SendAsSubject) => Promise<T>,
    isDone?: (result: T) => boolean,
  ): Promise<T> {
    const names = areasChangedBy(target.area).map((each) => `${target.restaurantId} ${each}`);
    return this.track(target, (send) => this.locks.run(names, () => work(send)), isDone);
  }

  /** Adds something once, even if the user presses several times. @throws Failure if the host refuses */
  add<Context, Answer>(addition: Addition<Context, Answer>): Promise<AdditionOutcome<Answer>> {
    const isDone = ({ outcome }: AdditionOutcome<Answer>) => outcome === 'added';
    return this.run(addition.target, (send) => this.addOnce(addition, send), isDone);
  }

  /**
   * Deletes something. Looks for it on the host first, because it may have been moved or deleted.
   * @param isClosing whether the page is closing, so the request must start now
   * @throws Failure if the host refuses, or if the target is still there after a lost response
   */
  remove<Context extends object>(removal: Removal<Context>, isClosing = false): Promise<RemovalOutcome> {
    const { target, known, find } = removal;
    if (isClosing) return this.track(target, (send) => this.removeFound(removal, known, send));
    const lookAndRemove = async (send: SendAsSubject) => {
      const found = await send(find);
      return typeof found === 'string' ? found : this.removeFound(removal, found, send);
    };
    return this.run<RemovalOutcome>(target, lookAndRemove, (outcome) => outcome !== 'other');
  }

  private async addOnce<Context, Answer>(
    { key, read, send: post, find, ...addition }: Addition<Context, Answer>,
    send: SendAsSubject,
  ): Promise<AdditionOutcome<Answer>> {
    const now = await send(read);
    if (now === undefined) return { outcome: 'deleted' };

    const added = (answer: Answer): AdditionOutcome<Answer> => {
      this.#unknown.delete(key);
      return { outcome: 'added', answer };
    };
    const findEarlier =
      (this.#unknown.get(key) as ((now: Context) => Answer | undefined) | undefined) ?? addition.findEarlier;
    const there = findEarlier?.(now);
    if (there !== undefined) return added(there);

    const findAny = (later: Context) => find(now, later) ?? findEarlier?.(later);
    try {
      return added(await send(() => post(now)));
    } catch (thrown) {
      const failure = Failure.from(thrown);
      if (!failure.isOutcomeUnknown) throw failure;
      const after = await send(read).catch(Failure.from);
      const found = after === undefined || after instanceof Failure ? undefined : findAny(after);
      if (found !== undefined) return added(found);
      // the host may still add it
      this.#unknown.set(key, findAny);
      return { outcome: 'unknown' };
    }
  }

  private async removeFound<Context extends object>(
    { find, remove }: Removal<Context>,
    context: Context,
    send: SendAsSubject,
  ): Promise<RemovalOutcome> {
    try {
      await send(() => remove(context));
      return 'removed';
    } catch (thrown) {
      const failure = Failure.from(thrown);
      if (failure.kind === 'not-found') return 'gone';
      if (!failure.isOutcomeUnknown) throw failure;
      if ((await send(find).catch(Failure.from)) === 'gone') return 'removed';
      throw failure;
    }
  }

  private track<T>(
    target: WriteTarget,
    work: (send: SendAsSubject) => Promise<T>,
    isDone?: (result: T) => boolean,
  ): Promise<T> {
    const subject = this.sessions.read()?.user;
    const send: SendAsSubject = (request) => {
      if (isSubject(subject, this.sessions.read()?.user)) return request();
      return Promise.reject(new Failure('unauthenticated'));
    };
    return this.open.track(target, () => work(send), isDone);
  }
}

const isSubject = (subject: User | undefined, user: User | undefined) =>
  subject && user ? isSameUser(subject, user) : subject === user;
