import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { someInstructions } from '#tests/support/builders/instructions.ts';
import { refused } from '#tests/support/failures.ts';
import { FakeInstructions } from '#tests/support/fakes/FakeInstructions.ts';
import { openedInstructions } from '#tests/support/openedInstructions.ts';
import { flushMicrotasks } from '#tests/support/flushPromises.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('AI Instructions Builder', () => {
  // (action: Change the AI instructions)
  it('saves all fields and the system prompt, and shows a message', async () => {
    const { vm, instructions } = await openedInstructions();
    vm.form.fields.edit({ systemPrompt: 'Be brief.' });
    void vm.form.submit();
    await flushMicrotasks();
    expect(instructions.saves).toEqual([someInstructions({ systemPrompt: 'Be brief.' })]);
    expect(vm.form.notice.message).toEqual({
      text: 'AI instructions saved successfully!',
      tone: 'success',
    });
  });

  it('shows a message when saving fails', async () => {
    const { vm, instructions } = await openedInstructions();
    instructions.trouble = refused(500);
    vm.form.fields.edit({ systemPrompt: 'Be brief.' });
    void vm.form.submit();
    await flushMicrotasks();
    expect(vm.form.notice.message).toEqual({ text: 'Failed to save AI instructions', tone: 'error' });
  });

  it("shows the host's message at its field and opens that field's stage", async () => {
    const { vm, instructions } = await openedInstructions();
    const words = 'conversationFlow.orderTaking.fallbackResponse is too long';
    instructions.trouble = refused(400, words);
    vm.changeStage('orderTaking', { fallbackResponse: 'Hm?' });
    expect(vm.stage?.name).toBe('greeting');
    void vm.form.submit();
    await flushMicrotasks();
    expect(vm.form.fields.problemOf('conversationFlow.orderTaking.fallbackResponse')).toBe(words);
    expect(vm.stage?.name).toBe('orderTaking');
    // a field outside the conversation leaves the open stage as it is
    instructions.trouble = refused(400, 'systemPrompt is too long');
    void vm.form.submit();
    await flushMicrotasks();
    expect(vm.stage?.name).toBe('orderTaking');
  });

  it('shows changes that were saved elsewhere', async () => {
    const { vm, instructions, events } = await openedInstructions();
    instructions.stored = someInstructions({ systemPrompt: 'Saved elsewhere' });
    events.publish({ kind: 'saved', area: 'instructions', restaurantId: 'aurora' });
    await flushMicrotasks();
    expect(vm.form.fields.value?.systemPrompt).toBe('Saved elsewhere');
  });

  // (action: View the AI instructions)
  it('changes the stage with the given id, and shows the selected stage', async () => {
    const { vm } = await openedInstructions();
    const others = vm.form.fields.value?.conversationFlow.filter(({ name }) => name !== 'orderTaking');
    vm.changeStage('orderTaking', { fallbackResponse: 'Hm?' });
    expect(vm.form.fields.value?.conversationFlow.filter(({ name }) => name !== 'orderTaking')).toEqual(
      others,
    );
    vm.chooseStage('orderTaking');
    expect(vm.stage).toMatchObject({ name: 'orderTaking', fallbackResponse: 'Hm?' });
  });

  it('stops loading when the user leaves the panel', async () => {
    const instructions = new FakeInstructions();
    const signals: (AbortSignal | undefined)[] = [];
    instructions.load = (_restaurantId?: string, signal?: AbortSignal) => {
      signals.push(signal);
      return Promise.withResolvers<never>().promise;
    };
    const { stop } = await openedInstructions({ instructions });
    stop();
    expect(signals.map((signal) => signal?.aborted)).toEqual([true]);
  });

  it('shows problems and sends nothing', async () => {
    const { vm, instructions } = await openedInstructions();
    vm.priorities.change('repeat', { instruction: ' ', priority: 0 });
    vm.situations.change('allergy', { trigger: '', response: '' });
    vm.form.fields.edit({ upselling: { ...someInstructions().upselling, maxSuggestions: 11 } });
    void vm.form.submit();
    expect(
      (
        [
          'coreInstructions.repeat.instruction',
          'coreInstructions.repeat.priority',
          'specialSituations.allergy.trigger',
          'specialSituations.allergy.response',
          'upselling.maxSuggestions',
        ] as const
      ).map((field) => vm.form.fields.problemOf(field)),
    ).toEqual([
      'Enter an instruction',
      'Enter a whole number, 1 or higher',
      'Enter a trigger',
      'Enter what the agent says',
      'Enter a whole number from 1 to 10',
    ]);
    expect(instructions.saves).toEqual([]);
  });
});

describe('Instruction lists', () => {
  it('add a core instruction at the end', async () => {
    const { vm } = await openedInstructions();
    vm.priorities.add();
    expect(vm.priorities.items.at(-1)).toMatchObject({ instruction: '', priority: 3, isActive: true });
    expect(vm.priorities.arrived).toBe(vm.priorities.items.at(-1)?.id);
    expect(vm.form.dirty).toBe(true);
  });

  // (action: Remove and restore an instruction)
  it('restore the last removed item at its old position', async () => {
    const { vm } = await openedInstructions();
    vm.priorities.change('repeat', { instruction: 'Typed by hand' });
    vm.priorities.remove('repeat');
    expect(vm.priorities.items.map(({ id }) => id)).toEqual(['greet']);
    expect(vm.priorities.removed?.instruction).toBe('Typed by hand');
    vm.priorities.restore();
    expect(vm.priorities.items[0]).toMatchObject({ id: 'repeat', instruction: 'Typed by hand' });
    expect(vm.priorities.removed).toBeUndefined();
  });

  it('have no item to restore after all edits were discarded', async () => {
    const { vm } = await openedInstructions();
    vm.priorities.remove('repeat');
    vm.form.reset();
    expect(vm.priorities.removed).toBeUndefined();
    expect(vm.priorities.items).toHaveLength(2);
  });

  // (action: Reorder the instructions)
  it('announce the new position of a moved instruction, and nothing at the ends of the list', async () => {
    const { vm } = await openedInstructions();
    vm.move('repeat', -1);
    expect(vm).toMatchObject({ announcement: '', moves: 0 });
    expect(vm.form.dirty).toBe(false);
    vm.move('repeat', 1);
    expect(vm).toMatchObject({ announcement: 'Moved to position 2 of 2', moves: 1 });
    expect(vm.priorities.items.map(({ id, priority }) => [id, priority])).toEqual([
      ['greet', 1],
      ['repeat', 2],
    ]);
  });

  it('are sorted by priority after saving', async () => {
    const { vm } = await openedInstructions();
    vm.priorities.change('repeat', { priority: 7 });
    expect(vm.priorities.items.map(({ id }) => id)).toEqual(['repeat', 'greet']);
    void vm.form.submit();
    await flushMicrotasks();
    expect(vm.priorities.items.map(({ id }) => id)).toEqual(['greet', 'repeat']);
  });

  it('open a situation that is new, linked, or invalid', async () => {
    const { vm } = await openedInstructions();
    expect(vm.isOpen('allergy')).toBe(false);
    vm.toggle('allergy');
    expect(vm.isOpen('allergy')).toBe(true);
    vm.toggle('allergy');
    expect(vm.isOpen('allergy')).toBe(false);

    vm.addSituation();
    expect(vm.isOpen(vm.situations.arrived ?? '')).toBe(true);
    vm.situations.change('allergy', { trigger: '' });
    void vm.form.submit();
    expect(vm.isOpen('allergy')).toBe(true);
  });

  it.each([{ trigger: '' }, { response: '' }])('open an invalid situation (case %#)', async (changes) => {
    const { vm } = await openedInstructions();
    vm.situations.change('allergy', changes);
    vm.form.fields.reveal();
    expect(vm.isOpen('allergy')).toBe(true);
  });
});
