import { HttpResponse } from 'msw';
import type { HandlerContext } from './context.ts';
import type { CompanyRow, MembershipRow, Role, UserRow } from '../db/tables.ts';

/** What handlers throw to refuse a call: MSW answers with it. */
export function refusal(status: number, message: string): Response {
  return HttpResponse.json({ message }, { status });
}

/** The token of the `Authorization: Bearer` header; empty when there is none. */
export function bearerOf(request: Request): string {
  return /^Bearer (.+)$/i.exec(request.headers.get('authorization') ?? '')?.[1] ?? '';
}

/** The user whose access token the request carries. @throws 401 */
export function signedIn({ sessions }: HandlerContext, request: Request): UserRow {
  const user = sessions.userOf(bearerOf(request));
  if (!user) throw refusal(401, 'Please sign in');
  return user;
}

export interface Access {
  readonly user: UserRow;
  readonly company: CompanyRow;
  readonly membership: MembershipRow;
}

/** A company as a member may see it. @throws 401; 404 when it is not there or the user has no access to it */
export function member(context: HandlerContext, request: Request, companyId: unknown): Access {
  const user = signedIn(context, request);
  const company = found(context.db.companies.find(String(companyId)), 'Company');
  const [membership] = context.db.memberships.where({ companyId: company.id, userId: user.id });
  if (!membership?.isActive) throw refusal(404, 'Company not found');
  return { user, company, membership };
}

/** Passes owners and admins. @throws 403 */
export function mayAdminister({ membership }: Access): void {
  const administering: readonly Role[] = ['owner', 'admin'];
  if (!administering.includes(membership.role)) throw refusal(403, 'Only an owner or admin may do this');
}

/** The row, which must be there. @throws 404 */
export function found<T>(row: T | undefined, what: string): T {
  if (row === undefined) throw refusal(404, `${what} not found`);
  return row;
}

/** The body, which must be a JSON object. @throws 400 */
export async function jsonObject(request: Request): Promise<Readonly<Record<string, unknown>>> {
  const body: unknown = await request.json().catch(() => undefined);
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw refusal(400, 'The body must be a JSON object');
  }
  return body as Readonly<Record<string, unknown>>;
}

/** A field of the body, which must be a text that is not blank. @throws 400 */
export function requiredText(body: Readonly<Record<string, unknown>>, field: string): string {
  const value = body[field];
  if (typeof value !== 'string' || value.trim() === '') throw refusal(400, `${field} is required`);
  return value;
}
