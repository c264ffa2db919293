import { AsyncLocalStorage } from 'node:async_hooks';
import { isObservableArray, isObservableMap, isObservableSet } from 'mobx';
import { PERSON, type Step } from './step.ts';

/** Records who calls whom while work runs, across async boundaries. */
export class Trace {
  readonly steps: Step[] = [];
  /** The number of open calls. */
  pending = 0;
  /** Whether steps are being recorded. */
  recording = false;
  private readonly actor = new AsyncLocalStorage<string>();

  /** @param screen the caller when no other is known, such as for a timer */
  constructor(private readonly screen: string) {}

  /** Runs `work` as `participant` and records its calls. `replyOf` summarizes the result in a word. */
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

  /** Wraps an object so that its methods are recorded as calls to `participant`. */
  watch<T extends object>(participant: string, object: T, { replyOf, isNoise }: WatchOptions = {}): T {
    return standIn(object, (method, work) =>
      isNoise?.(method, this.actor.getStore() ?? this.screen)
        ? work()
        : this.call(participant, method, work, replyOf),
    );
  }

  /** Also wraps its parts, such as a view model's `draft.submit`. */
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
  /** Calls to leave out because they add no information. */
  readonly isNoise?: (method: string, caller: string) => boolean;
}

const wordOf = (thrown: unknown) =>
  typeof thrown === 'object' && thrown !== null && 'kind' in thrown ? String(thrown.kind) : 'bug';

type Around = (method: string, work: () => unknown) => unknown;

/** Creates a proxy that wraps every method. */
function standIn<T extends object>(
  object: T,
  around: Around,
  partOf: (member: unknown, key: string) => unknown = (member) => member,
): T {
  // not a proxy of the object itself, because its methods may be frozen; no plain object, because MobX
  // would copy it
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

/** Runs a listener as the participant that registered it. */
function withItsActor(given: unknown): unknown {
  if (typeof given === 'function') return AsyncLocalStorage.bind(given as () => unknown);
  if (typeof given !== 'object' || given === null || !('listen' in given)) return given;
  return { ...given, listen: AsyncLocalStorage.bind(given.listen as () => unknown) };
}

/** Whether a view model's member is an object of its own class. */
function isPart(member: unknown): member is object {
  if (typeof member !== 'object' || member === null) return false;
  if (isObservableArray(member) || isObservableMap(member) || isObservableSet(member)) return false;
  const type: unknown = (Object.getPrototypeOf(member) as object | null)?.constructor;
  return type !== undefined && ![Object, Array, Date, Map, Set, Blob].some((plain) => plain === type);
}

/** A use case's word for its outcome. */
export function outcomeOf(value: unknown): string | undefined {
  return typeof value === 'object' && value !== null && 'outcome' in value
    ? String(value.outcome)
    : undefined;
}
