import type { Db } from '../db/db.ts';
import type { Sessions } from './users/sessions.ts';

/** The values that every handler gets. */
export interface HandlerContext {
  readonly db: Db;
  readonly sessions: Sessions;
  /** The current time in epoch milliseconds. */
  readonly now: () => number;
  /** The app's address with a trailing slash, or undefined to use each request's origin. */
  readonly appUrl: string | undefined;
}
