import type { Db } from '../db/db.ts';
import { randomToken } from '../db/randomId.ts';
import type { HandoffRow, HandoffSubject } from '../db/tables.ts';

interface Surroundings {
  readonly db: Db;
  /** The app's configured address. Defaults to the request's origin. */
  readonly appUrl: string | undefined;
}

/** Paths of the stand-in pages, relative to the app or the API. */
export const PAGES: Readonly<Record<HandoffRow['kind'], string>> = {
  checkout: '__backend/pages/checkout.html',
  billing: '__backend/pages/billing.html',
  authorization: '__backend/pages/authorization.html',
};

/** Returns the kind of the stand-in page at this path, if any. */
export function standInPageKindAt(pathname: string): HandoffRow['kind'] | undefined {
  const kinds = Object.keys(PAGES) as HandoffRow['kind'][];
  return kinds.find((kind) => pathname.endsWith(`/${PAGES[kind]}`));
}

/** Starts a visit to another service and returns the address of its stand-in page. */
export async function openHandoff(
  { db, appUrl }: Surroundings,
  request: Request,
  subject: HandoffSubject,
): Promise<string> {
  const handoff: HandoffRow = {
    id: randomToken(),
    appUrl: appUrl ?? callerOf(request),
    leftFor: null,
    ...subject,
  };
  await db.handoffs.insert(handoff);
  return `${new URL(PAGES[handoff.kind], appUrl ?? new URL('/', request.url)).href}?session=${handoff.id}`;
}

/** Returns the address of the page that made the request. The visitor returns to this page. */
function callerOf({ headers, url }: Request): string {
  const told = [headers.get('origin'), headers.get('referer')].find(isHttp);
  return new URL('/', told ?? url).href;
}

const isHttp = (url: string | null): url is string =>
  url !== null && URL.canParse(url) && /^https?:$/.test(new URL(url).protocol);
