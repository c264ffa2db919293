import type { Db } from '../db/db.ts';
import { randomId } from '../db/randomId.ts';
import type { HandoffRow, HandoffSubject } from '../db/tables.ts';

interface Surroundings {
  readonly db: Db;
  /** Where the app is, when the backend is told; otherwise that is seen from the call. */
  readonly appUrl: string | undefined;
}

/** Where the stand-in pages are, relative to the app or to the API. */
export const PAGES: Readonly<Record<HandoffRow['kind'], string>> = {
  checkout: '__backend/pages/checkout.html',
  billing: '__backend/pages/billing.html',
  authorization: '__backend/pages/authorization.html',
};

/** The stand-in page at this address, if it is that of one. */
export function pageAt(pathname: string): HandoffRow['kind'] | undefined {
  const kinds = Object.keys(PAGES) as HandoffRow['kind'][];
  return kinds.find((kind) => pathname.endsWith(`/${PAGES[kind]}`));
}

/** Begins a visit to another service's page; gives the address of the stand-in for it. */
export async function openHandoff(
  { db, appUrl }: Surroundings,
  request: Request,
  subject: HandoffSubject,
): Promise<string> {
  const handoff: HandoffRow = {
    id: randomId(),
    appUrl: appUrl ?? callerOf(request),
    leftFor: null,
    ...subject,
  };
  await db.handoffs.insert(handoff);
  return `${new URL(PAGES[handoff.kind], appUrl ?? new URL('/', request.url)).href}?session=${handoff.id}`;
}

/** The page that made the call, which is where its visitor will return to. */
function callerOf({ headers, url }: Request): string {
  const told = [headers.get('origin'), headers.get('referer')].find(isHttp);
  return new URL('/', told ?? url).href;
}

const isHttp = (url: string | null): url is string =>
  url !== null && /^https?:$/.test(URL.parse(url)?.protocol ?? '');
