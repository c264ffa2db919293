import { GeneratePrompt } from '#application/instructions/GeneratePrompt.ts';
import { RehearseScenarios } from '#application/instructions/RehearseScenarios.ts';
import { InstructionsViewModel } from '#ui/instructions/InstructionsViewModel.ts';
import { editorFakes } from './fakes/editorFakes.ts';
import { FakeInstructions } from './fakes/FakeInstructions.ts';
import { FakeSavedScenarios } from './fakes/FakeSavedScenarios.ts';
import { flushMicrotasks } from './flushPromises.ts';

/** Opens instructions in their view model. Returns the fakes too. */
export async function openedInstructions({
  instructions = new FakeInstructions(),
  kept = new FakeSavedScenarios(),
} = {}) {
  const { services, events } = editorFakes();
  const vm = new InstructionsViewModel(
    instructions,
    new GeneratePrompt(instructions),
    kept,
    new RehearseScenarios(instructions, kept),
    services,
  );
  const stop = vm.start('aurora');
  await flushMicrotasks();
  return { vm, instructions, kept, events, stop };
}

export const prompt = (vm: InstructionsViewModel) => vm.form.fields.value?.systemPrompt;
