import type { Orders } from '#application/orders/Orders.ts';
import { anyReply } from '../http/Api.ts';
import { path } from '../http/path.ts';
import { SignedInApi } from '../http/SignedInApi.ts';
import { OrdersReply } from './wire.ts';

export const ordersPath = (companyId: string) => path`/api/companies/${companyId}/orders`;

export class HttpOrders implements Orders {
  static readonly needs = [SignedInApi] as const;
  constructor(private readonly api: SignedInApi) {}

  list(companyId: string, signal?: AbortSignal) {
    return this.api.get(ordersPath(companyId), OrdersReply, signal);
  }

  remove(companyId: string, orderNumber: string) {
    return this.api.delete(ordersPath(companyId), { orderNumber }, anyReply);
  }
}
