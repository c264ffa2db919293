import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { unreachable } from '#tests/support/failures.ts';
import type { FakeInstructions } from '#tests/support/fakes/FakeInstructions.ts';
import { openedInstructions } from '#tests/support/openedInstructions.ts';
import { flushMicrotasks } from '#tests/support/flushPromises.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

// (action: Test the agent’s reply)
describe('The scenario test', () => {
  it("shows the agent's answer, and a success message for 3 s", async () => {
    const { vm, instructions } = await openedInstructions();
    vm.trial.type(' When do you open? ');
    vm.trial.test();
    vm.trial.test();
    await flushMicrotasks();
    expect(instructions.scenarios).toEqual(['When do you open?']);
    expect(vm.trial.problem).toBeUndefined();
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
  ])('shows for 3 s that the test %s', async (_what, text, prepare) => {
    const { vm, instructions } = await openedInstructions();
    prepare(instructions);
    vm.trial.type('When do you open?');
    vm.trial.test();
    await flushMicrotasks();
    expect(vm.trial.notice.message).toEqual({ text, tone: 'error' });
    expect(vm.trial.response).toBeUndefined();
    expect(vm.trial.scenario).toBe('When do you open?');
    vi.advanceTimersByTime(3000);
    expect(vm.trial.notice.message).toBeUndefined();
  });

  it('clears the previous answer', async () => {
    const { vm } = await openedInstructions();
    vm.trial.type('When do you open?');
    vm.trial.test();
    await flushMicrotasks();
    vm.trial.test();
    expect(vm.trial.response).toBeUndefined();
    expect(vm.trial.notice.message).toBeUndefined();
  });

  it('ignores another test while one is running', async () => {
    const { vm, instructions } = await openedInstructions();
    vm.trial.type('When do you open?');
    vm.trial.test();
    vm.trial.type(' ');
    vm.trial.test();
    expect(vm.trial.problem).toBeUndefined();
    await flushMicrotasks();
    expect(instructions.scenarios).toEqual(['When do you open?']);
    expect(vm.trial.response).toBe('We open at five.');
  });

  it('tests another scenario after a slow test that the user stopped waiting for', async () => {
    const { vm, instructions } = await openedInstructions();
    vm.trial.type('When do you open?');
    vm.trial.test();
    vm.trial.testing.detach();
    vm.trial.type('Where are you?');
    vm.trial.test();
    await flushMicrotasks();
    expect(instructions.scenarios).toEqual(['When do you open?', 'Where are you?']);
  });

  it('says if its answer belongs to an earlier question or to earlier instructions', async () => {
    const { vm } = await openedInstructions();
    vm.trial.type('When do you open?');
    vm.trial.test();
    await flushMicrotasks();
    expect(vm.trial.answerTitle).toBe('Agent');
    vm.form.fields.edit({ systemPrompt: 'Be brief.' });
    expect(vm.trial.answerTitle).toBe('Agent, with the earlier instructions');
    await vm.form.submit();
    expect(vm.trial.answerTitle).toBe('Agent, with the earlier instructions');
    vm.trial.type('Where are you?');
    expect(vm.trial.answerTitle).toBe('Agent, answering your earlier question');
  });

  it('requires a scenario', async () => {
    const { vm, instructions } = await openedInstructions();
    vm.trial.type('  ');
    vm.trial.test();
    expect(vm.trial.problem).toBe('Enter something a caller might say');
    expect(instructions.scenarios).toEqual([]);
    vm.trial.type('Hi');
    expect(vm.trial.problem).toBeUndefined();
  });
});

it('hides its messages when the user leaves', async () => {
  const { vm, stop } = await openedInstructions();
  vm.trial.type('Hi');
  vm.trial.test();
  vm.prompt.generate();
  await flushMicrotasks();
  stop();
  expect([vm.trial.notice.message, vm.prompt.notice.message]).toEqual([undefined, undefined]);
});
