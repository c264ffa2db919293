import { http, HttpResponse, type RequestHandler } from 'msw';
import type { Db } from '../db/db.ts';
import type { AgentRow, CallRow } from '../db/tables.ts';
import type { HandlerContext } from './context.ts';
import { requireAdmin, requireMember, type Access } from './guards.ts';
import { newestFirst } from './newestFirst.ts';

/** Handles GET /api/companies/{id} and its users, calls, and api-key. */
export function companyHandlers(context: HandlerContext): RequestHandler[] {
  const { db, appUrl } = context;
  return [
    http.get('*/api/companies/:id', ({ request, params }) =>
      HttpResponse.json(companyBody(db, requireMember(context, request, params['id']))),
    ),

    http.get('*/api/companies/:id/users', ({ request, params }) => {
      const { company } = requireMember(context, request, params['id']);
      const users = db.memberships.where({ companyId: company.id }).flatMap((membership) => {
        const user = db.users.find(membership.userId);
        if (!user) return [];
        const { role, isActive, accessCreatedAt } = membership;
        const { id: _id, firstName, lastName, email } = user;
        return { _id, firstName, lastName, email, role, isActive, accessCreatedAt };
      });
      return HttpResponse.json({ users });
    }),

    http.get('*/api/companies/:id/calls', ({ request, params }) => {
      const { company } = requireMember(context, request, params['id']);
      const home = appUrl ?? new URL('/', request.url);
      const phoneNumbers = db.phoneNumbers.where({ companyId: company.id }).map(({ id, phoneNumber }) => ({
        phoneNumberId: id,
        phoneNumber,
        calls: db.calls
          .where({ phoneNumberId: id })
          .toSorted(newestFirst)
          .map((call) => callBody(call, home)),
      }));
      return HttpResponse.json({ phoneNumbers });
    }),

    http.get('*/api/companies/:id/api-key', ({ request, params }) => {
      const access = requireAdmin(context, request, params['id']);
      return HttpResponse.json({ apiKey: access.company.apiKey });
    }),
  ];
}

function companyBody(db: Db, { company, membership }: Access) {
  const { id, name, description, logoUrl, website, email, phone, address, plan, minutes } = company;
  const agents = db.agents.where({ companyId: id });
  const idsOf = (provider: AgentRow['provider']) =>
    agents.filter((agent) => agent.provider === provider).map((agent) => agent.id);
  return {
    id,
    name,
    description,
    logoUrl,
    website,
    contactEmail: email,
    contactPhone: phone,
    address,
    role: membership.role,
    subscription: plan === null ? null : { plan },
    minutes,
    elevenLabsAgentIds: idsOf('elevenLabs'),
    openaiAgentIds: idsOf('openai'),
  };
}

function callBody(call: CallRow, home: string | URL) {
  const { id, startedAt, endedAt, messages, successEvaluation, summary } = call;
  // recordings of the seed have addresses relative to the app
  const recordingUrl = call.recordingUrl && new URL(call.recordingUrl, home).href;
  return { id, startedAt, endedAt, messages, successEvaluation, summary, recordingUrl };
}
