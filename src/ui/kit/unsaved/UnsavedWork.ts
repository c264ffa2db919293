import type { Notice } from '../state/Notice.ts';
import type { Task } from '../state/Task.ts';

/** Edits by field. `was` is the saved value and `is` the edited one. */
export type Edits = Readonly<Record<string, { readonly was: unknown; readonly is: unknown }>>;

/** A form's edits, which would be lost when the user leaves. */
export interface UnsavedWork {
  readonly dirty: boolean;
  /** Whether the user may leave without being asked. The edits are still kept. */
  readonly isMinor?: boolean;
  /** The task that saves the edits. Continues after the user leaves. */
  readonly saving?: Pick<Task, 'running' | 'inFlight'>;
  /** Shows the result of the save. */
  readonly notice?: Notice;
  reset(): void;
  /** The edits to restore when the same user returns after the session ended. */
  readonly edits?: Edits;
  restore?(edits: Edits): void;
}

/** Identifies a form by its page and name. */
export interface Place {
  readonly path: string;
  readonly name: string;
}
