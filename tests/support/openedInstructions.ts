import { GeneratePrompt } from '#application/instructions/GeneratePrompt.ts';
import { InstructionsViewModel } from '#ui/instructions/InstructionsViewModel.ts';
import { ToastsViewModel } from '#ui/kit/toasts/ToastsViewModel.ts';
import { FakeInstructions } from './fakes/FakeInstructions.ts';
import { pendingChanges } from './fakes/pendingChanges.ts';
import { savingFakes } from './fakes/savingFakes.ts';
import { flushMicrotasks } from './flushPromises.ts';

/** The instructions in their view model, with their source. */
export async function openedInstructions(instructions = new FakeInstructions()) {
  const { saveSettings, events } = savingFakes();
  const vm = new InstructionsViewModel(
    instructions,
    saveSettings,
    new GeneratePrompt(instructions),
    events,
    new ToastsViewModel(),
    pendingChanges(events),
  );
  const stop = vm.start('aurora');
  await flushMicrotasks();
  return { vm, instructions, events, stop };
}

export const prompt = (vm: InstructionsViewModel) => vm.form.fields.value?.systemPrompt;
