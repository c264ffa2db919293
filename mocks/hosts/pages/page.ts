import type { Db } from '../../db/db.ts';
import type { CompanyRow, HandoffRow } from '../../db/tables.ts';
import type { Html } from './html.ts';

export interface Page {
  readonly title: string;
  readonly body: Html;
}

/** The result of a submitted form: an address to redirect to, or a message to show. */
export type Outcome = { readonly redirectTo: string } | { readonly message: string };

/** A visit to a stand-in page. */
export interface Visit<Handoff extends HandoffRow> {
  readonly db: Db;
  readonly handoff: Handoff;
  readonly company: CompanyRow;
  /** Resolves an address relative to the app. */
  appAddress(path: string): string;
  /** The current time in epoch milliseconds. */
  readonly now: number;
}

/** A page that stands in for another service's page. */
export interface StandIn<Kind extends HandoffRow['kind'], Handoff = Extract<HandoffRow, { kind: Kind }>> {
  show(visit: Visit<Handoff & HandoffRow>): Page;
  /** Handles a submitted form. */
  act(visit: Visit<Handoff & HandoffRow>, form: FormData): Promise<Outcome>;
}
