import type { PersistentDb } from '../../db/persistentDb.ts';
import type { HandoffRow } from '../../db/tables.ts';
import { authorizationPage } from './authorization.ts';
import { billingPage } from './billing.ts';
import { checkoutPage } from './checkout.ts';
import { html } from './html.ts';
import type { Outcome, Page, StandIn, Visit } from './page.ts';

/** A request for a stand-in page. A submitted form is optional. */
interface VisitRequest {
  readonly kind: HandoffRow['kind'];
  readonly session: string;
  readonly form?: FormData | undefined;
}

type VisitAnswer =
  | { readonly redirectTo: string }
  | { readonly status: 200 | 404; readonly page: Page; readonly message: string };

type AnyStandIn = StandIn<HandoffRow['kind'], HandoffRow>;

// each page gets only visits of the matching kind
const standInPages = {
  checkout: checkoutPage,
  billing: billingPage,
  authorization: authorizationPage,
} as Readonly<Record<HandoffRow['kind'], AnyStandIn>>;

/** Shows a stand-in page or handles its form. A completed visit always redirects to the same address. */
export function handleVisit(
  { db, now, transaction }: PersistentDb,
  { kind, session, form }: VisitRequest,
): Promise<VisitAnswer> {
  return transaction(form ? 'write' : 'read', async (): Promise<VisitAnswer> => {
    const handoff = db.handoffs.find(session);
    const company = handoff && db.companies.find(handoff.companyId);
    if (!company || handoff.kind !== kind) return { status: 404, page: unknownPage, message: '' };
    if (handoff.leftFor !== null) {
      return form
        ? { redirectTo: handoff.leftFor }
        : { status: 200, page: usedPage(handoff.leftFor), message: '' };
    }

    const visit = (): Visit<HandoffRow> => ({
      db,
      handoff,
      company: db.companies.find(company.id) ?? company,
      appAddress: (path) => new URL(path, handoff.appUrl).href,
      now: now(),
    });
    const standIn = standInPages[kind];
    const outcome: Outcome = form ? await standIn.act(visit(), form) : { message: '' };
    if ('redirectTo' in outcome) {
      await db.handoffs.update(handoff.id, { leftFor: outcome.redirectTo });
      return outcome;
    }
    return { status: 200, page: standIn.show(visit()), message: outcome.message };
  });
}

const unknownPage: Page = {
  title: 'This page has expired',
  body: html`<p>Go back to the restaurant and open it from there again.</p>`,
};

const usedPage = (leftFor: string): Page => ({
  title: 'Already completed',
  body: html`<p><a href="${leftFor}">Return to the restaurant</a></p>`,
});
