import { GeneratePrompt } from '#application/instructions/GeneratePrompt.ts';
import { SaveInstructions } from '#application/instructions/SaveInstructions.ts';
import { InstructionsViewModel } from '#ui/instructions/InstructionsViewModel.ts';
import { FakeInstructions } from './fakes/FakeInstructions.ts';
import { flushMicrotasks } from './flushPromises.ts';

/** The instructions in their view model, with their source. */
export async function openedInstructions(instructions = new FakeInstructions()) {
  const vm = new InstructionsViewModel(
    instructions,
    new SaveInstructions(instructions),
    new GeneratePrompt(instructions),
  );
  const stop = vm.start('aurora');
  await flushMicrotasks();
  return { vm, instructions, stop };
}

export const prompt = (vm: InstructionsViewModel) => vm.draft.value?.systemPrompt;
