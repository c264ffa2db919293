import type { Db } from '../../db/db.ts';
import type { CompanyRow, HandoffRow } from '../../db/tables.ts';
import type { Html } from './html.ts';

export interface Page {
  readonly title: string;
  readonly body: Html;
}

/** Where the visitor goes, or what the page says next. */
export type Outcome = { readonly leaveFor: string } | { readonly message: string };

/** What a page knows of its visit. */
export interface Visit<Handoff extends HandoffRow> {
  readonly db: Db;
  readonly handoff: Handoff;
  readonly company: CompanyRow;
  /** An address of the app, relative to where it is. */
  appAddress(path: string): string;
  /** Milliseconds since the epoch. */
  readonly now: number;
}

/** A stand-in for a page of another service. */
export interface StandIn<Kind extends HandoffRow['kind'], Handoff = Extract<HandoffRow, { kind: Kind }>> {
  show(visit: Visit<Handoff & HandoffRow>): Page;
  /** Does what a button of the page says. */
  act(visit: Visit<Handoff & HandoffRow>, form: FormData): Promise<Outcome>;
}
