import { ContainerModule } from 'inversify';
import { Billing } from '#application/billing/Billing.ts';
import { PendingCheckout } from '#application/billing/PendingCheckout.ts';
import { SessionStoragePendingCheckout } from '#infrastructure/billing/SessionStoragePendingCheckout.ts';
import { HttpBilling } from '#infrastructure/billing/HttpBilling.ts';
import { provide } from '../bindings.ts';

export const billing = new ContainerModule((to) => {
  provide(to, Billing, HttpBilling);
  provide(to, PendingCheckout, SessionStoragePendingCheckout);
});
