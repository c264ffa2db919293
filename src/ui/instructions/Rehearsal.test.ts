import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { MAX_SCENARIOS, type SavedScenario } from '#domain/instructions/scenarios.ts';
import { unreachable } from '#tests/support/failures.ts';
import { FakeSavedScenarios } from '#tests/support/fakes/FakeSavedScenarios.ts';
import { openedInstructions } from '#tests/support/openedInstructions.ts';
import { flushMicrotasks } from '#tests/support/flushPromises.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const nuts: SavedScenario = { id: 'nuts', text: 'I have a nut allergy.' };
const hours: SavedScenario = { id: 'hours', text: 'When do you open?' };

/** Opens a restaurant for which the browser keeps these scenarios. */
async function opened(...scenarios: readonly SavedScenario[]) {
  const { vm, ...rest } = await openedInstructions({ kept: new FakeSavedScenarios(scenarios) });
  const { rehearsal } = vm;
  return { vm, rehearsal, comparisons: () => rehearsal.list.map(rehearsal.comparisonOf), ...rest };
}

async function changeInstructions({ vm }: Awaited<ReturnType<typeof opened>>) {
  vm.form.fields.edit({ systemPrompt: 'Be brief.' });
  await vm.form.submit();
}

// (rule: kept scenarios)
describe('Keeping a scenario', () => {
  it('puts the scenario first, with its answer if it was just tested', async () => {
    const { vm, kept, comparisons } = await opened(nuts);
    vm.trial.type(' When do you open? ');
    vm.trial.test();
    await flushMicrotasks();
    vm.keepScenario();
    expect(kept.kept).toMatchObject([{ text: hours.text, answer: { text: 'We open at five.' } }, nuts]);
    expect(comparisons()).toEqual(['first', 'not-run']);
  });

  it('keeps no answer that belongs to another scenario', async () => {
    const { vm, comparisons } = await opened();
    vm.trial.type('When do you open?');
    vm.trial.test();
    await flushMicrotasks();
    vm.trial.type('When do you close?');
    vm.keepScenario();
    expect(comparisons()).toEqual(['not-run']);
  });

  it('requires a scenario', async () => {
    const { vm, kept } = await opened();
    vm.keepScenario();
    expect(vm.trial.problem).toBe('Enter something a caller might say');
    expect(kept.kept).toEqual([]);
  });

  it('shows a message if the scenario is already kept, or if there are 20', async () => {
    const others = Array.from({ length: MAX_SCENARIOS - 1 }, (_, index) => ({
      id: `${index}`,
      text: `Scenario ${index}`,
    }));
    const { rehearsal, kept } = await opened(nuts, ...others);
    rehearsal.keep(nuts.text);
    expect(rehearsal.notice.message?.text).toBe('This scenario is already saved.');
    expect(rehearsal.arrived).toBe('nuts');
    rehearsal.keep(hours.text);
    expect(rehearsal.notice.message).toEqual({
      text: 'You already have 20 saved scenarios. Remove one to make room.',
      tone: 'error',
    });
    expect(kept.kept).toHaveLength(MAX_SCENARIOS);
  });

  it('includes scenarios that another tab kept', async () => {
    const { rehearsal, kept } = await opened();
    kept.kept = [nuts];
    rehearsal.keep(hours.text);
    expect(kept.kept.map(({ text }) => text)).toEqual([hours.text, nuts.text]);
  });

  it('can be undone by removing the scenario, which can also be undone', async () => {
    const { rehearsal, kept } = await opened(nuts, hours);
    rehearsal.remove('nuts');
    expect(kept.kept).toEqual([hours]);
    expect(rehearsal.removed).toEqual(nuts);
    rehearsal.restore();
    expect(kept.kept).toEqual([nuts, hours]);
    expect(rehearsal.removed).toBeUndefined();
  });
});

// (rule: rehearsal)
describe('A rehearsal', () => {
  // (action: Rehearse a change)
  it('compares the answers with those before the change, and opens the changed answers', async () => {
    const all = await opened(nuts, hours);
    const { rehearsal, instructions, comparisons } = all;
    expect(rehearsal.status).toBe('2 scenarios not run yet.');
    rehearsal.runAll();
    expect(rehearsal.status).toBe('Running 1 of 2...');
    await flushMicrotasks();
    expect(comparisons()).toEqual(['first', 'first']);
    expect(rehearsal.status).toBe(
      'All scenarios have an answer. Run all again after your next change to compare.',
    );

    await changeInstructions(all);
    expect(rehearsal.status).toBe('The instructions changed since the last run. Run all to compare.');
    rehearsal.runAll();
    await flushMicrotasks();
    expect(comparisons()).toEqual(['same', 'same']);
    expect(rehearsal.status).toBe('No answer changed.');

    instructions.reply = { outcome: 'answered', response: 'We open at six.' };
    rehearsal.runAll();
    await flushMicrotasks();
    expect(comparisons()).toEqual(['changed', 'changed']);
    expect(rehearsal.isOpen('nuts')).toBe(true);
    expect(rehearsal.status).toBe('2 of 2 answers changed.');
  });

  it('runs once at a time, and stops on request with the answers so far', async () => {
    const { rehearsal, instructions } = await opened(nuts, hours);
    rehearsal.runAll();
    rehearsal.runAll();
    rehearsal.cancel();
    await flushMicrotasks();
    expect(instructions.scenarios).toEqual([nuts.text]);
    expect(rehearsal.status).toBe('2 scenarios not run yet.');
    rehearsal.runAll();
    await flushMicrotasks();
    expect(instructions.scenarios).toEqual([nuts.text, nuts.text, hours.text]);
  });

  it('stops when the user leaves the page', async () => {
    const { rehearsal, instructions, stop } = await opened(nuts, hours);
    rehearsal.runAll();
    stop();
    await flushMicrotasks();
    expect(instructions.scenarios).toEqual([nuts.text]);
  });

  it('says next to a scenario why there is no answer', async () => {
    const { rehearsal, instructions } = await opened(nuts);
    instructions.reply = { outcome: 'refused' };
    rehearsal.runAll();
    await flushMicrotasks();
    expect(rehearsal.failureByScenarioId.get('nuts')).toBe('Conversation test failed');
    instructions.reply = { outcome: 'answered', response: undefined };
    rehearsal.runAll();
    await flushMicrotasks();
    expect(rehearsal.failureByScenarioId.get('nuts')).toBe('The test passed, but the agent gave no answer.');
  });

  it('ends with a message when a test fails', async () => {
    const { rehearsal, instructions } = await opened(nuts, hours);
    instructions.trouble = unreachable();
    rehearsal.runAll();
    await flushMicrotasks();
    expect(rehearsal.notice.message).toEqual({ text: 'Failed to test conversation', tone: 'error' });
    expect(rehearsal.status).toBe('2 scenarios not run yet.');
  });
});
