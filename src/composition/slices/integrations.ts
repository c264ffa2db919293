import { ContainerModule } from 'inversify';
import { PointOfSale } from '#application/integrations/PointOfSale.ts';
import { PendingConnect } from '#application/integrations/PendingConnect.ts';
import { HttpPointOfSale } from '#infrastructure/integrations/HttpPointOfSale.ts';
import { SessionStoragePendingConnect } from '#infrastructure/integrations/SessionStoragePendingConnect.ts';
import { bindAdapter } from '../bindings.ts';

export const integrations = new ContainerModule((to) => {
  bindAdapter(to, PointOfSale, HttpPointOfSale);
  bindAdapter(to, PendingConnect, SessionStoragePendingConnect);
});
