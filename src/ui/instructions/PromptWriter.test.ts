import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aCoreInstruction, someInstructions } from '#tests/support/builders/instructions.ts';
import { refused } from '#tests/support/failures.ts';
import { openedInstructions, prompt } from '#tests/support/openedInstructions.ts';
import { flushMicrotasks } from '#tests/support/flushPromises.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

// (action: Generate the system prompt)
describe('The system prompt', () => {
  it('is generated from the edited settings and fills the form immediately', async () => {
    const { vm, instructions } = await openedInstructions();
    vm.priorities.change('greet', { instruction: 'Greet briefly.' });
    vm.prompt.generate();
    vm.prompt.generate();
    await flushMicrotasks();
    expect(instructions.sources).toEqual([
      someInstructions({
        coreInstructions: [
          aCoreInstruction('repeat'),
          aCoreInstruction('greet', { instruction: 'Greet briefly.', priority: 2 }),
        ],
      }),
    ]);
    expect(prompt(vm)).toBe('You answer the phone of Trattoria Aurora.');
    expect(vm.form.dirty).toBe(true);
    expect(vm.prompt.notice.message).toEqual({
      text: 'System prompt generated successfully!',
      tone: 'success',
    });
    vi.advanceTimersByTime(3000);
    expect(vm.prompt.notice.message).toBeUndefined();
  });

  it('is generated again from newer edits after the user has stopped waiting', async () => {
    const { vm, instructions } = await openedInstructions();
    vm.prompt.generate();
    vm.prompt.generating.detach();
    vm.priorities.change('greet', { instruction: 'Greet briefly.' });
    vm.prompt.generate();
    await flushMicrotasks();
    expect(instructions.sources.map(({ coreInstructions }) => coreInstructions[1]?.instruction)).toEqual([
      'Greet warmly.',
      'Greet briefly.',
    ]);
  });

  it('can be undone and redone, including later edits', async () => {
    const { vm } = await openedInstructions();
    expect(vm.prompt.restoreLabel).toBeUndefined();
    vm.prompt.generate();
    await flushMicrotasks();
    vm.form.fields.edit({ systemPrompt: 'Generated, then typed in.' });
    expect(vm.prompt.replaced).toBe('You are the host of Trattoria Aurora.');
    expect(vm.prompt.restoreLabel).toBe('Undo');
    vm.prompt.goBack();
    expect(prompt(vm)).toBe('You are the host of Trattoria Aurora.');
    expect(vm.form.dirty).toBe(false);
    expect(vm.prompt.restoreLabel).toBe('Redo');
    vm.prompt.goBack();
    expect(prompt(vm)).toBe('Generated, then typed in.');
    expect(vm.prompt.restoreLabel).toBe('Undo');
  });

  it('is compared with the previous prompt until undone', async () => {
    const { vm } = await openedInstructions();
    vm.prompt.generate();
    await flushMicrotasks();
    expect(vm.prompt.comparing).toBe(false);
    vm.prompt.compare(true);
    expect(vm.prompt.comparing).toBe(true);
    vm.prompt.goBack();
    expect(vm.prompt.replaced).toBeUndefined();
    expect(vm.prompt.comparing).toBe(false);
    vm.prompt.goBack();
    expect(vm.prompt.replaced).toBe('You are the host of Trattoria Aurora.');
    expect(vm.prompt.comparing).toBe(false);
  });

  it('cannot be undone if the new prompt is the same', async () => {
    const { vm, instructions } = await openedInstructions();
    instructions.prompt = 'You are the host of Trattoria Aurora.';
    vm.prompt.generate();
    await flushMicrotasks();
    expect(vm.prompt.restoreLabel).toBeUndefined();
    vm.prompt.goBack();
    expect(prompt(vm)).toBe('You are the host of Trattoria Aurora.');
  });

  it('stays unchanged if generation fails, with a message for 3 s', async () => {
    const { vm, instructions } = await openedInstructions();
    instructions.trouble = refused(500);
    vm.prompt.generate();
    await flushMicrotasks();
    expect(prompt(vm)).toBe('You are the host of Trattoria Aurora.');
    expect(vm.prompt.notice.message).toEqual({ text: 'Failed to generate system prompt', tone: 'error' });
    // another attempt clears the message
    vm.prompt.generate();
    expect(vm.prompt.notice.message).toBeUndefined();
    await flushMicrotasks();
    vi.advanceTimersByTime(3000);
    expect(vm.prompt.notice.message).toBeUndefined();
  });

  it('is not requested while a field is invalid, and the problem is shown', async () => {
    const { vm, instructions } = await openedInstructions();
    vm.situations.change('allergy', { response: '' });
    vm.prompt.generate();
    expect(instructions.sources).toEqual([]);
    expect(vm.form.fields.problemOf('specialSituations.allergy.response')).toBe('Enter what the agent says');
  });
});
