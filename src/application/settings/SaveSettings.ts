import { isSameValue, mergeEdits, type MergedEdits } from '#domain/shared/mergeEdits.ts';
import { RestaurantEvents } from '#application/shared/RestaurantEvents.ts';
import { Failure } from '../Failure.ts';
import { Writes, type SendAsSubject } from '../writes/Writes.ts';
import type { EditKind } from './EditKind.ts';

export interface SettingsEdit<T, Problems, Answer> {
  readonly kind: EditKind<T, Problems, Answer>;
  /** The settings before the edits. */
  readonly base: T;
  readonly edited: T;
  /** For kinds that add something: identifies the form, so that pressing twice doesn't add twice. */
  readonly key?: string | symbol | undefined;
  /** Whether the edits were restored after a reload, so an earlier page may have sent them. */
  readonly isRestored?: boolean;
}

export type SaveOutcome<T, Problems, Answer = undefined> =
  | {
      readonly outcome: 'saved';
      /** The edits that were saved. If an earlier press added the same thing, the edits of that press. */
      readonly sent: T;
      readonly saved: T;
      /** Undefined if the response was lost and the app loaded the saved state instead. */
      readonly answer: Answer | undefined;
    }
  | { readonly outcome: 'invalid'; readonly problems: Problems }
  /** Someone else changed the same fields. Nothing was sent. */
  | ({
      readonly outcome: 'conflict';
      readonly sent: T;
      /** The current settings on the host. */
      readonly theirs: T;
    } & MergedEdits<T>)
  /** Someone else deleted the edited thing. Nothing was sent. */
  | { readonly outcome: 'deleted' }
  /** The edits were sent, but the response was lost, and the app can't confirm that the host saved them. */
  | { readonly outcome: 'unknown' };

/** HTTP status of a write that was based on an outdated version. (RFC 9110, If-Match) */
const PRECONDITION_FAILED = 412;

/** Maximum attempts while other users save the same settings. */
const MAX_ATTEMPTS = 3;

/**
 * Saves settings without losing changes that others saved since the edit began. Reads the current settings
 * and merges the edits field by field. Sends nothing if the edits are invalid, conflict with others' changes,
 * or are saved already. (rule: conflicts)
 */
export class SaveSettings {
  static readonly needs = [RestaurantEvents, Writes] as const;
  constructor(
    private readonly events: RestaurantEvents,
    private readonly writes: Writes,
  ) {}

  /** @throws Failure if the read or the write fails */
  async execute<T, Problems, Answer>(
    edit: SettingsEdit<T, Problems, Answer>,
  ): Promise<SaveOutcome<T, Problems, Answer>> {
    const { kind, base, edited } = edit;
    const problems = kind.check?.(edited, base);
    if (problems) return { outcome: 'invalid', problems };

    const mine = kind.normalize?.(edited, base) ?? edited;
    const outcome = kind.find
      ? await this.add(edit, mine)
      : await this.writes.run(
          kind,
          (send) => new Attempt(edit, mine, send).mergeAndWrite(),
          (result) => result.outcome === 'saved',
        );
    if (outcome.outcome === 'saved') {
      const { restaurantId, area } = kind;
      this.events.publish({ kind: 'saved', restaurantId, area });
    }
    return outcome;
  }

  private async add<T, Problems, Answer>(
    { kind, edited, key = Symbol(), isRestored = false }: SettingsEdit<T, Problems, Answer>,
    mine: T,
  ): Promise<SaveOutcome<T, Problems, Answer>> {
    const find = (before: unknown, now: unknown) => {
      const found = kind.find?.(mine, before, now);
      return found && { sent: edited, ...found };
    };
    const outcome = await this.writes.add({
      target: kind,
      key,
      read: async () => (await kind.read())?.context,
      send: async (context) => ({ sent: edited, ...(await kind.write(mine, context)) }),
      find,
      ...(isRestored && { findEarlier: (now) => find(undefined, now) }),
    });
    return outcome.outcome === 'added' ? { outcome: 'saved', ...outcome.answer } : outcome;
  }
}

/** One save, which runs when its turn in the queue comes. */
class Attempt<T, Problems, Answer> {
  constructor(
    private readonly edit: SettingsEdit<T, Problems, Answer>,
    private readonly mine: T,
    private readonly send: SendAsSubject,
  ) {}

  async mergeAndWrite(attempt = 1): Promise<SaveOutcome<T, Problems, Answer>> {
    const { kind, base, edited: sent } = this.edit;
    const current = await this.send(() => kind.read());
    if (!current) return { outcome: 'deleted' };

    const theirs = current.value;
    const { value, conflicts } = this.merge(base, this.mine, theirs);
    if (conflicts.length > 0) return { outcome: 'conflict', sent, value, conflicts, theirs };
    if (isSameValue(value, theirs)) return { outcome: 'saved', sent, saved: theirs, answer: undefined };
    try {
      const written = await this.send(() => kind.write(value, current.context));
      return { outcome: 'saved', sent, ...written };
    } catch (thrown) {
      const failure = Failure.from(thrown);
      if (failure.status === PRECONDITION_FAILED && attempt < MAX_ATTEMPTS) {
        return this.mergeAndWrite(attempt + 1);
      }
      if (!failure.isOutcomeUnknown) throw failure;
      return this.verify(theirs, value, failure);
    }
  }

  /** Checks after a lost response whether the host saved the write. */
  private async verify(theirs: T, value: T, failure: Failure): Promise<SaveOutcome<T, Problems, Answer>> {
    const { kind, edited: sent } = this.edit;
    const current = await this.send(() => kind.read()).catch(Failure.from);
    if (!current || current instanceof Failure) return { outcome: 'unknown' };

    const now = current.value;
    const isSaved = isSameValue(this.merge(theirs, value, now).value, now);
    if (!isSaved) throw failure;
    return { outcome: 'saved', sent, saved: now, answer: undefined };
  }

  private merge(base: T, mine: T, theirs: T): MergedEdits<T> {
    const { merge = mergeEdits } = this.edit.kind;
    return merge(base, mine, theirs);
  }
}
