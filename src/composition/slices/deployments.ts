import { ContainerModule } from 'inversify';
import { Deployments } from '#application/deployments/Deployments.ts';
import { HttpDeployments } from '#infrastructure/deployments/HttpDeployments.ts';
import { PendingChangesViewModel } from '#ui/deployments/PendingChangesViewModel.ts';
import { bindAdapter, bindSingleton } from '../bindings.ts';

export const deployments = new ContainerModule((to) => {
  bindAdapter(to, Deployments, HttpDeployments);
  bindSingleton(to, PendingChangesViewModel);
});
