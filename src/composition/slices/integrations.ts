import { ContainerModule } from 'inversify';
import { PointOfSale } from '#application/integrations/PointOfSale.ts';
import { PendingPosConnection } from '#application/integrations/PendingPosConnection.ts';
import { HttpPointOfSale } from '#infrastructure/integrations/HttpPointOfSale.ts';
import { SessionStoragePendingPosConnection } from '#infrastructure/integrations/SessionStoragePendingPosConnection.ts';
import { bindAdapter } from '../bindings.ts';

export const integrations = new ContainerModule((to) => {
  bindAdapter(to, PointOfSale, HttpPointOfSale);
  bindAdapter(to, PendingPosConnection, SessionStoragePendingPosConnection);
});
