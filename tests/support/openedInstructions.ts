import { GeneratePrompt } from '#application/instructions/GeneratePrompt.ts';
import { InstructionsViewModel } from '#ui/instructions/InstructionsViewModel.ts';
import { editorFakes } from './fakes/editorFakes.ts';
import { FakeInstructions } from './fakes/FakeInstructions.ts';
import { flushMicrotasks } from './flushPromises.ts';

/** The instructions in their view model, with their source. */
export async function openedInstructions(instructions = new FakeInstructions()) {
  const { services, events } = editorFakes();
  const vm = new InstructionsViewModel(instructions, new GeneratePrompt(instructions), services);
  const stop = vm.start('aurora');
  await flushMicrotasks();
  return { vm, instructions, events, stop };
}

export const prompt = (vm: InstructionsViewModel) => vm.form.fields.value?.systemPrompt;
