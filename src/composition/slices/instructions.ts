import { ContainerModule } from 'inversify';
import { Instructions } from '#application/instructions/Instructions.ts';
import { HttpInstructions } from '#infrastructure/instructions/HttpInstructions.ts';
import { bindAdapter } from '../bindings.ts';

export const instructions = new ContainerModule((to) => {
  bindAdapter(to, Instructions, HttpInstructions);
});
