import { standInPageKindAt } from '../../handlers/handoffs.ts';
import type { PersistentDb } from '../../db/persistentDb.ts';
import { renderDocument } from './document.ts';
import { handleVisit } from './visit.ts';

/** Serves the stand-in pages over HTTP. Returns undefined for any other request. */
export async function pageResponse(kept: PersistentDb, request: Request): Promise<Response | undefined> {
  const { pathname, searchParams } = new URL(request.url);
  const kind = standInPageKindAt(pathname);
  if (!kind) return undefined;
  const answer = await handleVisit(kept, {
    kind,
    session: searchParams.get('session') ?? '',
    form: request.method === 'POST' ? await request.formData() : undefined,
  });
  if ('redirectTo' in answer)
    return new Response(null, { status: 303, headers: { Location: answer.redirectTo } });
  return new Response(renderDocument(answer.page, answer.message).text, {
    status: answer.status,
    headers: { 'Content-Type': 'text/html; charset=utf-8' },
  });
}
