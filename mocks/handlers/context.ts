import type { Db } from '../db/db.ts';
import type { Sessions } from './users/sessions.ts';

/** What every handler works with. */
export interface HandlerContext {
  readonly db: Db;
  readonly sessions: Sessions;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  /** Where the app is, with a slash at the end; undefined when only the calls tell. */
  readonly appUrl: string | undefined;
}
