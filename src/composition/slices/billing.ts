import { ContainerModule } from 'inversify';
import { Billing } from '#application/billing/Billing.ts';
import { HttpBilling } from '#infrastructure/billing/HttpBilling.ts';
import { provide } from '../bindings.ts';

export const billing = new ContainerModule((to) => {
  provide(to, Billing, HttpBilling);
});
