import { http, HttpResponse, type RequestHandler } from 'msw';
import { openHandoff } from './handoffs.ts';
import type { PosConnectionRow } from '../db/tables.ts';
import type { HandlerContext } from './context.ts';
import { requireMember, refusal } from './guards.ts';

/** Handles GET /api/integrations/{provider}/{id}/status and auth/start, for every member. */
export function integrationHandlers(context: HandlerContext): RequestHandler[] {
  const { db } = context;
  return [
    http.get('*/api/integrations/:provider/:id/status', ({ request, params }) => {
      const { company } = requireMember(context, request, params['id']);
      const [connection] = db.connections.where({
        companyId: company.id,
        provider: providerOf(params['provider']),
      });
      return HttpResponse.json({
        isConnected: connection !== undefined,
        merchantId: connection?.merchantId ?? null,
      });
    }),

    http.get('*/api/integrations/:provider/:id/auth/start', async ({ request, params }) => {
      const { company } = requireMember(context, request, params['id']);
      const provider = providerOf(params['provider']);
      const authorization = { kind: 'authorization', companyId: company.id, provider } as const;
      return HttpResponse.json({ url: await openHandoff(context, request, authorization) });
    }),
  ];
}

/** @throws 404 */
function providerOf(name: unknown): PosConnectionRow['provider'] {
  if (name === 'square' || name === 'clover') return name;
  throw refusal(404, 'Integration not found');
}
