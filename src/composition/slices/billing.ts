import { ContainerModule } from 'inversify';
import { Billing } from '#application/billing/Billing.ts';
import { IntervalChoice } from '#application/billing/IntervalChoice.ts';
import { HttpBilling } from '#infrastructure/billing/HttpBilling.ts';
import { SessionStorageIntervalChoice } from '#infrastructure/billing/SessionStorageIntervalChoice.ts';
import { bindAdapter } from '../bindings.ts';

export const billing = new ContainerModule((to) => {
  bindAdapter(to, Billing, HttpBilling);
  bindAdapter(to, IntervalChoice, SessionStorageIntervalChoice);
});
