import { ContainerModule } from 'inversify';
import { Instructions } from '#application/instructions/Instructions.ts';
import { SavedScenarios } from '#application/instructions/SavedScenarios.ts';
import { HttpInstructions } from '#infrastructure/instructions/HttpInstructions.ts';
import { LocalStorageScenarios } from '#infrastructure/instructions/LocalStorageScenarios.ts';
import { bindAdapter } from '../bindings.ts';

export const instructions = new ContainerModule((to) => {
  bindAdapter(to, Instructions, HttpInstructions);
  bindAdapter(to, SavedScenarios, LocalStorageScenarios);
});
