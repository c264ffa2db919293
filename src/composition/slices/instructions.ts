import { ContainerModule } from 'inversify';
import { Instructions } from '#application/instructions/Instructions.ts';
import { HttpInstructions } from '#infrastructure/instructions/HttpInstructions.ts';
import { provide } from '../bindings.ts';

export const instructions = new ContainerModule((to) => {
  provide(to, Instructions, HttpInstructions);
});
