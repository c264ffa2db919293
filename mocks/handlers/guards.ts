import { HttpResponse } from 'msw';
import type { HandlerContext } from './context.ts';
import type { CompanyRow, MembershipRow, Role, UserRow } from '../db/tables.ts';

/** Creates the error response that a handler throws to reject a request. */
export function refusal(status: number, message: string): Response {
  return HttpResponse.json({ message }, { status });
}

/** The bearer token, or an empty string. */
export function bearerTokenOf(request: Request): string {
  return /^Bearer (.+)$/i.exec(request.headers.get('authorization') ?? '')?.[1] ?? '';
}

/** Returns the signed-in user. @throws 401 */
export function requireSignedIn({ sessions }: HandlerContext, request: Request): UserRow {
  const user = sessions.userOf(bearerTokenOf(request));
  if (!user) throw refusal(401, 'Please sign in');
  return user;
}

export interface Access {
  readonly user: UserRow;
  readonly company: CompanyRow;
  readonly membership: MembershipRow;
}

/** Returns a company that the user can access. @throws 401; 404 for any other company */
export function requireMember(context: HandlerContext, request: Request, companyId: unknown): Access {
  const user = requireSignedIn(context, request);
  const company = orNotFound(context.db.companies.find(String(companyId)), 'Company');
  const [membership] = context.db.memberships.where({ companyId: company.id, userId: user.id });
  if (!membership?.isActive) throw refusal(404, 'Company not found');
  return { user, company, membership };
}

/** Like {@link requireMember}, but only for the owner and admins. @throws also 403 */
export function requireAdmin(context: HandlerContext, request: Request, companyId: unknown): Access {
  const access = requireMember(context, request, companyId);
  const administering: readonly Role[] = ['owner', 'admin'];
  if (!administering.includes(access.membership.role))
    throw refusal(403, 'Only an owner or admin may do this');
  return access;
}

/** Returns the row if it exists. @throws 404 */
export function orNotFound<T>(row: T | undefined, what: string): T {
  if (row === undefined) throw refusal(404, `${what} not found`);
  return row;
}
