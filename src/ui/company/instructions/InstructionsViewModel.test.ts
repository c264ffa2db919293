import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { GeneratePrompt } from '#application/instructions/GeneratePrompt.ts';
import { SaveInstructions } from '#application/instructions/SaveInstructions.ts';
import { aCoreInstruction, someInstructions } from '#tests/support/builders/instructions.ts';
import { FakeInstructions } from '#tests/support/fakes/FakeInstructions.ts';
import { refused, unreachable } from '#tests/support/failures.ts';
import { InstructionsViewModel } from './InstructionsViewModel.ts';

/** Lets everything that waits for an answer go on; the clock stands still. */
const settled = () => vi.advanceTimersByTimeAsync(0);

async function opened(instructions = new FakeInstructions()) {
  const vm = new InstructionsViewModel(
    instructions,
    new SaveInstructions(instructions),
    new GeneratePrompt(instructions),
  );
  const stop = vm.start('aurora');
  await settled();
  return { vm, instructions, stop };
}

const prompt = (vm: InstructionsViewModel) => vm.editor.value?.systemPrompt;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('AI Instructions Builder', () => {
  it('saves all of them with the system prompt, and says so for 3 s', async () => {
    const { vm, instructions } = await opened();
    vm.editor.edit({ systemPrompt: 'Be brief.' });
    vm.editor.save();
    await settled();
    expect(instructions.saves).toEqual([someInstructions({ systemPrompt: 'Be brief.' })]);
    expect(vm.editor.notice.message).toEqual({
      text: 'AI instructions saved successfully!',
      tone: 'success',
    });
    expect(vm.editor.dirty).toBe(false);
    vi.advanceTimersByTime(2999);
    expect(vm.editor.notice.message).toBeDefined();
    vi.advanceTimersByTime(1);
    expect(vm.editor.notice.message).toBeUndefined();
  });

  it('keeps what was typed when a save fails, says so for 3 s, and sent it once', async () => {
    const { vm, instructions } = await opened();
    instructions.trouble = unreachable();
    vm.editor.edit({ systemPrompt: 'Be brief.' });
    vm.editor.save();
    vm.editor.save();
    await settled();
    expect(instructions.saves).toHaveLength(1);
    expect(prompt(vm)).toBe('Be brief.');
    expect(vm.editor.notice.message).toEqual({ text: 'Failed to save AI instructions', tone: 'error' });
    vi.advanceTimersByTime(3000);
    expect(vm.editor.notice.message).toBeUndefined();
  });

  it("puts the host's words at the field they are about, and brings its stage to view", async () => {
    const { vm, instructions } = await opened();
    const words = 'conversationFlow.orderTaking.fallbackResponse is too long';
    instructions.trouble = refused(400, words);
    vm.changeStage('orderTaking', { fallbackResponse: 'Hm?' });
    expect(vm.stage?.name).toBe('greeting');
    vm.editor.save();
    await settled();
    expect(vm.editor.problemOf('conversationFlow.orderTaking.fallbackResponse')).toBe(words);
    expect(vm.stage?.name).toBe('orderTaking');
  });

  it('tells its problems in words, and sends nothing', async () => {
    const { vm, instructions } = await opened();
    vm.priorities.change('repeat', { instruction: ' ', priority: 0 });
    vm.situations.change('allergy', { trigger: '', response: '' });
    vm.editor.edit({ upselling: { ...someInstructions().upselling, maxSuggestions: 11 } });
    vm.editor.save();
    expect(
      (
        [
          'coreInstructions.repeat.instruction',
          'coreInstructions.repeat.priority',
          'specialSituations.allergy.trigger',
          'specialSituations.allergy.response',
          'upselling.maxSuggestions',
        ] as const
      ).map((field) => vm.editor.problemOf(field)),
    ).toEqual([
      'Enter the instruction',
      'Enter a whole number from 1',
      'Enter what brings this up',
      'Enter what the agent says',
      'Enter a whole number from 1 to 10',
    ]);
    expect(instructions.saves).toEqual([]);
  });
});

describe('The lists of AI instructions', () => {
  it('get a core instruction after all others', async () => {
    const { vm } = await opened();
    vm.priorities.add();
    expect(vm.priorities.items.at(-1)).toMatchObject({ instruction: '', priority: 3, isActive: true });
    expect(vm.priorities.arrived).toBe(vm.priorities.items.at(-1)?.id);
    expect(vm.editor.dirty).toBe(true);
  });

  it('give back what was taken out last, where it was and as it was', async () => {
    const { vm } = await opened();
    vm.priorities.change('repeat', { instruction: 'Typed by hand' });
    vm.priorities.remove('repeat');
    expect(vm.priorities.items.map(({ id }) => id)).toEqual(['greet']);
    expect(vm.priorities.removed?.instruction).toBe('Typed by hand');
    vm.priorities.restore();
    expect(vm.priorities.items[0]).toMatchObject({ id: 'repeat', instruction: 'Typed by hand' });
    expect(vm.priorities.removed).toBeUndefined();
  });

  it('have nothing to give back once all edits were discarded', async () => {
    const { vm } = await opened();
    vm.priorities.remove('repeat');
    vm.editor.discard();
    expect(vm.priorities.removed).toBeUndefined();
    expect(vm.priorities.items).toHaveLength(2);
  });

  it('say where a moved instruction is now, and nothing at an end', async () => {
    const { vm } = await opened();
    vm.move('repeat', -1);
    expect(vm.announcement).toBe('');
    expect(vm.editor.dirty).toBe(false);
    vm.move('repeat', 1);
    expect(vm.announcement).toBe('Moved to 2 of 2');
    expect(vm.priorities.items.map(({ id, priority }) => [id, priority])).toEqual([
      ['greet', 1],
      ['repeat', 2],
    ]);
  });

  it('are in the order of their priorities once they are saved', async () => {
    const { vm } = await opened();
    vm.priorities.change('repeat', { priority: 7 });
    expect(vm.priorities.items.map(({ id }) => id)).toEqual(['repeat', 'greet']);
    vm.editor.save();
    await settled();
    expect(vm.priorities.items.map(({ id }) => id)).toEqual(['greet', 'repeat']);
  });

  it('open a situation that is new, that is wanted or that is not right', async () => {
    const { vm } = await opened();
    expect(vm.isOpen('allergy')).toBe(false);
    vm.toggle('allergy');
    expect(vm.isOpen('allergy')).toBe(true);
    vm.toggle('allergy');
    expect(vm.isOpen('allergy')).toBe(false);

    vm.addSituation();
    expect(vm.isOpen(vm.situations.arrived ?? '')).toBe(true);
    vm.situations.change('allergy', { trigger: '' });
    vm.editor.save();
    expect(vm.isOpen('allergy')).toBe(true);
  });
});

describe('The system prompt', () => {
  it('is written from what is edited, and fills the editor at once', async () => {
    const { vm, instructions } = await opened();
    vm.priorities.change('greet', { instruction: 'Greet briefly.' });
    vm.prompt.generate();
    vm.prompt.generate();
    await settled();
    expect(instructions.sources).toEqual([
      someInstructions({
        coreInstructions: [
          aCoreInstruction('repeat'),
          aCoreInstruction('greet', { instruction: 'Greet briefly.', priority: 2 }),
        ],
      }),
    ]);
    expect(prompt(vm)).toBe('You answer the phone of Trattoria Aurora.');
    expect(vm.editor.dirty).toBe(true);
    expect(vm.prompt.notice.message).toEqual({
      text: 'System prompt generated successfully!',
      tone: 'success',
    });
    vi.advanceTimersByTime(3000);
    expect(vm.prompt.notice.message).toBeUndefined();
  });

  it('can be taken back, and brought again with what was typed into it', async () => {
    const { vm } = await opened();
    expect(vm.prompt.wayBack).toBeUndefined();
    vm.prompt.generate();
    await settled();
    vm.editor.edit({ systemPrompt: 'Generated, then typed in.' });
    expect(vm.prompt.before).toBe('You are the host of Trattoria Aurora.');
    expect(vm.prompt.wayBack).toBe('Undo');
    vm.prompt.goBack();
    expect(prompt(vm)).toBe('You are the host of Trattoria Aurora.');
    expect(vm.editor.dirty).toBe(false);
    expect(vm.prompt.wayBack).toBe('Redo');
    vm.prompt.goBack();
    expect(prompt(vm)).toBe('Generated, then typed in.');
    expect(vm.prompt.wayBack).toBe('Undo');
  });

  it('has nothing to take back when the new one is the same', async () => {
    const { vm, instructions } = await opened();
    instructions.prompt = 'You are the host of Trattoria Aurora.';
    vm.prompt.generate();
    await settled();
    expect(vm.prompt.wayBack).toBeUndefined();
    vm.prompt.goBack();
    expect(prompt(vm)).toBe('You are the host of Trattoria Aurora.');
  });

  it('stays as it is when none can be written, which is said for 3 s', async () => {
    const { vm, instructions } = await opened();
    instructions.trouble = refused(500);
    vm.prompt.generate();
    await settled();
    expect(prompt(vm)).toBe('You are the host of Trattoria Aurora.');
    expect(vm.prompt.notice.message).toEqual({ text: 'Failed to generate system prompt', tone: 'error' });
    vi.advanceTimersByTime(3000);
    expect(vm.prompt.notice.message).toBeUndefined();
  });

  it('is not asked for while something is not right, which then shows', async () => {
    const { vm, instructions } = await opened();
    vm.situations.change('allergy', { response: '' });
    vm.prompt.generate();
    expect(instructions.sources).toEqual([]);
    expect(vm.editor.problemOf('specialSituations.allergy.response')).toBe('Enter what the agent says');
  });
});

describe('The test of a scenario', () => {
  it('shows what the agent says, and for 3 s that it is completed', async () => {
    const { vm, instructions } = await opened();
    vm.trial.type(' When do you open? ');
    vm.trial.test();
    vm.trial.test();
    await settled();
    expect(instructions.scenarios).toEqual(['When do you open?']);
    expect(vm.trial.response).toBe('We open at five.');
    expect(vm.trial.notice.message).toEqual({
      text: 'Conversation test completed successfully!',
      tone: 'success',
    });
    vi.advanceTimersByTime(3000);
    expect(vm.trial.notice.message).toBeUndefined();
    expect(vm.trial.response).toBe('We open at five.');
  });

  it.each([
    [
      'is refused',
      'Conversation test failed',
      (fake: FakeInstructions) => void (fake.reply = { outcome: 'refused' }),
    ],
    ['fails', 'Failed to test conversation', (fake: FakeInstructions) => void (fake.trouble = unreachable())],
  ])('says for 3 s that it %s', async (_what, text, prepare) => {
    const { vm, instructions } = await opened();
    prepare(instructions);
    vm.trial.type('When do you open?');
    vm.trial.test();
    await settled();
    expect(vm.trial.notice.message).toEqual({ text, tone: 'error' });
    expect(vm.trial.response).toBeUndefined();
    expect(vm.trial.scenario).toBe('When do you open?');
    vi.advanceTimersByTime(3000);
    expect(vm.trial.notice.message).toBeUndefined();
  });

  it('needs a scenario', async () => {
    const { vm, instructions } = await opened();
    vm.trial.type('  ');
    vm.trial.test();
    expect(vm.trial.problem).toBe('Enter what a caller says');
    expect(instructions.scenarios).toEqual([]);
    vm.trial.type('Hi');
    expect(vm.trial.problem).toBeUndefined();
  });
});

it('Leaving takes the messages along', async () => {
  const { vm, stop } = await opened();
  vm.trial.type('Hi');
  vm.trial.test();
  vm.prompt.generate();
  await settled();
  stop();
  expect([vm.trial.notice.message, vm.prompt.notice.message]).toEqual([undefined, undefined]);
});
