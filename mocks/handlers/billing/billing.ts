import { http, HttpResponse, type RequestHandler } from 'msw';
import { openHandoff } from '../handoffs.ts';
import { isInterval, paidPlanOf } from './plans.ts';
import type { HandlerContext } from '../context.ts';
import { jsonObject } from '../body.ts';
import { requireAdmin, refusal } from '../guards.ts';

/** Handles POST /api/companies/{id}/billing-portal and subscription/checkout. */
export function billingHandlers(context: HandlerContext): RequestHandler[] {
  return [
    http.post('*/api/companies/:id/billing-portal', async ({ request, params }) => {
      const { id: companyId } = requireAdmin(context, request, params['id']).company;
      return HttpResponse.json({ url: await openHandoff(context, request, { kind: 'billing', companyId }) });
    }),

    http.post('*/api/companies/:id/subscription/checkout', async ({ request, params }) => {
      const access = requireAdmin(context, request, params['id']);
      const { planId, interval } = await jsonObject(request);
      const plan = paidPlanOf(planId);
      if (!plan) throw refusal(400, 'planId must be a plan for sale');
      if (!isInterval(interval)) throw refusal(400, 'interval must be monthly or annual');
      const companyId = access.company.id;
      const checkout = { kind: 'checkout', companyId, planId: plan.id, interval } as const;
      return HttpResponse.json({ url: await openHandoff(context, request, checkout) });
    }),
  ];
}
