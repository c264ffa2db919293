import { isSameValue, mergeEdits, type EditConflict } from '#domain/shared/mergeEdits.ts';
import { Failure } from '../Failure.ts';
import { RestaurantEvents } from '#application/shared/RestaurantEvents.ts';
import { WriteLocks } from '#application/shared/WriteLocks.ts';
import type { SettingsKind } from './SettingsKind.ts';

export interface SettingsEdit<T, Found, Answer> {
  readonly kind: SettingsKind<T, Found, Answer>;
  /** The settings before the edits. */
  readonly base: T;
  readonly edited: T;
}

export type SaveOutcome<T, Found, Answer = undefined> =
  /** The answer is missing if the response was lost and the host was asked again. */
  | { readonly outcome: 'saved'; readonly saved: T; readonly answer: Answer | undefined }
  | { readonly outcome: 'invalid'; readonly problems: Found }
  /** Someone else changed the same fields. Nothing was sent. */
  | {
      readonly outcome: 'conflict';
      readonly conflicts: readonly EditConflict[];
      /** What the host has now. */
      readonly theirs: T;
    }
  /** Someone else deleted it. Nothing was sent. */
  | { readonly outcome: 'deleted' }
  /** It was sent, but the response was lost and the host cannot be asked. */
  | { readonly outcome: 'unknown' };

/** Status of a response to a write whose version is no longer current. (RFC 9110, If-Match) */
const PRECONDITION_FAILED = 412;

/** Attempts when others save at the same moment. */
const MAX_ATTEMPTS = 3;

/**
 * Saves settings without losing changes that others saved since: reads the current settings and merges the
 * edits field by field. Sends nothing if the edits are invalid or conflict with those changes. (rule:
 * conflicts)
 */
export class SaveSettings {
  static readonly needs = [RestaurantEvents, WriteLocks] as const;
  constructor(
    private readonly events: RestaurantEvents,
    private readonly locks: WriteLocks,
  ) {}

  /** @throws Failure from reading or writing */
  async execute<T, Found, Answer>({
    kind,
    base,
    edited,
  }: SettingsEdit<T, Found, Answer>): Promise<SaveOutcome<T, Found, Answer>> {
    const problems = kind.check(edited, base);
    if (problems) return { outcome: 'invalid', problems };

    const mine = kind.normalize(edited, base);
    return this.locks.run(kind.target, () => this.mergeAndWrite(kind, base, mine));
  }

  private async mergeAndWrite<T, Found, Answer>(
    kind: SettingsKind<T, Found, Answer>,
    base: T,
    mine: T,
    attempt = 1,
  ): Promise<SaveOutcome<T, Found, Answer>> {
    const theirs = await kind.read();
    if (theirs === undefined) return { outcome: 'deleted' };

    const { merge = mergeEdits } = kind;
    const { value, conflicts } = merge(base, mine, theirs);
    if (conflicts.length > 0) return { outcome: 'conflict', conflicts, theirs };
    try {
      const { saved, answer } = await kind.write(value, theirs);
      return this.settle(kind, saved, answer);
    } catch (thrown) {
      const failure = Failure.from(thrown);
      if (failure.status === PRECONDITION_FAILED && attempt < MAX_ATTEMPTS) {
        return this.mergeAndWrite(kind, base, mine, attempt + 1);
      }
      if (failure.kind !== 'unreachable') throw failure;
      return this.verify(kind, { theirs, value, failure });
    }
  }

  /** Finds out whether a write was saved whose response was lost. */
  private async verify<T, Found, Answer>(
    kind: SettingsKind<T, Found, Answer>,
    { theirs, value, failure }: { readonly theirs: T; readonly value: T; readonly failure: Failure },
  ): Promise<SaveOutcome<T, Found, Answer>> {
    const now = await kind.read().catch((thrown: unknown) => Failure.from(thrown));
    if (now === undefined || now instanceof Failure) return { outcome: 'unknown' };

    const { merge = mergeEdits } = kind;
    const isSaved = isSameValue(merge(theirs, value, now).value, now);
    if (!isSaved) throw failure;
    return this.settle(kind, now, undefined);
  }

  private settle<T, Found, Answer>(
    { target: { restaurantId, area } }: SettingsKind<T, Found, Answer>,
    saved: T,
    answer: Answer | undefined,
  ): SaveOutcome<T, Found, Answer> {
    this.events.publish({ kind: 'saved', restaurantId, area });
    return { outcome: 'saved', saved, answer };
  }
}
