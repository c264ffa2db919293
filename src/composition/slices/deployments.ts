import { ContainerModule } from 'inversify';
import { Deployments } from '#application/deployments/Deployments.ts';
import { HttpDeployments } from '#infrastructure/deployments/HttpDeployments.ts';
import { provide } from '../bindings.ts';

export const deployments = new ContainerModule((to) => {
  provide(to, Deployments, HttpDeployments);
});
