import type { Notice } from '../state/Notice.ts';
import type { Task } from '../state/Task.ts';

/** Edits by field, with the old and the new value. */
export type Edits = Readonly<Record<string, { readonly was: unknown; readonly is: unknown }>>;

/** Edits that leaving would lose. */
export interface UnsavedWork {
  readonly dirty: boolean;
  /** It is kept as well, but leaving it needs no question. */
  readonly isMinor?: boolean;
  /** Its save task, which continues after leaving. */
  readonly saving?: Pick<Task, 'running' | 'inFlight'>;
  /** Where the save's result is shown. */
  readonly notice?: Notice;
  reset(): void;
  /** The edits, restored when the same user returns after a session ended. */
  readonly edits?: Edits;
  restore?(edits: Edits): void;
}

/** Identifies unsaved work by page and name. */
export interface Place {
  readonly path: string;
  readonly name: string;
}
