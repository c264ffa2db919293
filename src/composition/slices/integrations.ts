import { ContainerModule } from 'inversify';
import { PointOfSale } from '#application/integrations/PointOfSale.ts';
import { PendingConnect } from '#application/integrations/PendingConnect.ts';
import { HttpPointOfSale } from '#infrastructure/integrations/HttpPointOfSale.ts';
import { SessionStoragePendingConnect } from '#infrastructure/integrations/SessionStoragePendingConnect.ts';
import { provide } from '../bindings.ts';

export const integrations = new ContainerModule((to) => {
  provide(to, PointOfSale, HttpPointOfSale);
  provide(to, PendingConnect, SessionStoragePendingConnect);
});
