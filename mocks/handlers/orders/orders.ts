import { http, HttpResponse, type RequestHandler } from 'msw';
import type { OrderRow } from '../../db/tables.ts';
import type { HandlerContext } from '../context.ts';
import { jsonObject, requiredText } from '../body.ts';
import { orNotFound, requireMember } from '../guards.ts';

/** Handles GET and DELETE /api/companies/{id}/orders, for every member. */
export function orderHandlers(context: HandlerContext): RequestHandler[] {
  const { db } = context;
  return [
    http.get('*/api/companies/:id/orders', ({ request, params }) => {
      const { company } = requireMember(context, request, params['id']);
      const orders = db.orders.where({ companyId: company.id }).map(bodyText);
      return HttpResponse.text(`{"orders":[${orders.join(',')}]}`, {
        headers: { 'Content-Type': 'application/json' },
      });
    }),

    http.delete('*/api/companies/:id/orders', async ({ request, params }) => {
      const { company } = requireMember(context, request, params['id']);
      const number = requiredText(await jsonObject(request), 'orderNumber');
      const [row] = db.orders.where({ companyId: company.id, orderNumber: number });
      const order = orNotFound(row, `Order ${number}`);
      db.orders.remove(order.id);
      return HttpResponse.json({ message: `Order ${number} deleted` });
    }),
  ];
}

// cached, because the app polls thousands of orders every few seconds and orders rarely change
const texts = new WeakMap<OrderRow, string>();

function bodyText(order: OrderRow): string {
  const known = texts.get(order);
  if (known !== undefined) return known;
  const { orderNumber, timestamp, details, isPrinted } = order;
  const text = JSON.stringify({ orderNumber, timestamp, details, isPrinted });
  texts.set(order, text);
  return text;
}
