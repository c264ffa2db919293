import { AsyncLocalStorage } from 'node:async_hooks';
import { isObservableArray, isObservableMap, isObservableSet } from 'mobx';
import { PERSON, type Step } from './step.ts';

/** Writes down who calls whom while something is done, through all that is awaited on the way. */
export class Trace {
  readonly steps: Step[] = [];
  /** How many calls have no answer yet. */
  pending = 0;
  /** Whether steps are written down. */
  recording = false;
  private readonly actor = new AsyncLocalStorage<string>();

  /** @param screen what acts where nobody else does, as when a timer rings */
  constructor(private readonly screen: string) {}

  /** Has what `participant` does in `work` written down as its. `replyOf` puts an answer in a word. */
  call<T>(participant: string, name: string, work: () => T, replyOf: ReplyOf = () => undefined): T {
    const step = this.begin(participant, name);
    const reply = (word: string | undefined) => {
      if (!step || word === undefined) return;
      step.reply = word;
      step.repliedAt = this.steps.length;
    };
    const result = this.actor.run(participant, work);
    if (!(result instanceof Promise)) {
      reply(replyOf(result));
      return result;
    }
    this.pending += 1;
    void result.then(
      (value: unknown) => {
        this.pending -= 1;
        reply(replyOf(value));
      },
      (thrown: unknown) => {
        this.pending -= 1;
        reply(wordOf(thrown));
      },
    );
    return result;
  }

  /** The same object, whose methods are calls to `participant`. */
  watch<T extends object>(participant: string, object: T, { replyOf, isNoise }: WatchOptions = {}): T {
    return standIn(object, (method, work) =>
      isNoise?.(method, this.actor.getStore() ?? this.screen)
        ? work()
        : this.call(participant, method, work, replyOf),
    );
  }

  /** The same with its parts, such as `draft.submit` of a view-model. */
  watchAll<T extends object>(participant: string, object: T, path = ''): T {
    return standIn(
      object,
      (method, work) => this.call(participant, path + method, work),
      (part, key) => (isPart(part) ? this.watchAll(participant, part, `${path}${key}.`) : part),
    );
  }

  private begin(to: string, name: string): Step | undefined {
    if (!this.recording) return undefined;
    const step: Step = {
      from: this.actor.getStore() ?? (to === this.screen ? PERSON : this.screen),
      to,
      name,
    };
    this.steps.push(step);
    return step;
  }
}

type ReplyOf = (value: unknown) => string | undefined;

interface WatchOptions {
  readonly replyOf?: ReplyOf;
  /** Calls that say nothing about what is done. */
  readonly isNoise?: (method: string, caller: string) => boolean;
}

const wordOf = (thrown: unknown) =>
  typeof thrown === 'object' && thrown !== null && 'kind' in thrown ? String(thrown.kind) : 'bug';

type Around = (method: string, work: () => unknown) => unknown;

/** An object that does what another one does, with something around each method. */
function standIn<T extends object>(
  object: T,
  around: Around,
  partOf: (member: unknown, key: string) => unknown = (member) => member,
): T {
  // not a proxy of the object itself, whose methods may be unalterable; and nothing plain, which MobX would copy
  return new Proxy(Object.create(Object.create(null)) as T, {
    get(_, key) {
      const member: unknown = Reflect.get(object, key);
      if (typeof key === 'symbol') return member;
      if (typeof member !== 'function') return partOf(member, key);
      return (...given: readonly unknown[]) => {
        const bound = given.map(withItsActor);
        return around(key, () => Reflect.apply(member, object, bound) as unknown);
      };
    },
  });
}

/** What is told to a listener is heard by who gave it, whenever that is. */
function withItsActor(given: unknown): unknown {
  if (typeof given === 'function') return AsyncLocalStorage.bind(given as () => unknown);
  if (typeof given !== 'object' || given === null || !('listen' in given)) return given;
  return { ...given, listen: AsyncLocalStorage.bind(given.listen as () => unknown) };
}

/** Something of a view-model that is a class of its own. */
function isPart(member: unknown): member is object {
  if (typeof member !== 'object' || member === null) return false;
  if (isObservableArray(member) || isObservableMap(member) || isObservableSet(member)) return false;
  const type: unknown = (Object.getPrototypeOf(member) as object | null)?.constructor;
  return type !== undefined && ![Object, Array, Date, Map, Set, Blob].some((plain) => plain === type);
}

/** The word of a use-case for how it went. */
export function outcomeOf(value: unknown): string | undefined {
  return typeof value === 'object' && value !== null && 'outcome' in value
    ? String(value.outcome)
    : undefined;
}
