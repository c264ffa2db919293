import { ContainerModule } from 'inversify';
import { Deployments } from '#application/deployments/Deployments.ts';
import { HttpDeployments } from '#infrastructure/deployments/HttpDeployments.ts';
import { PendingChangesViewModel } from '#ui/openRestaurant/PendingChangesViewModel.ts';
import { provide, single } from '../bindings.ts';

export const deployments = new ContainerModule((to) => {
  provide(to, Deployments, HttpDeployments);
  single(to, PendingChangesViewModel);
});
