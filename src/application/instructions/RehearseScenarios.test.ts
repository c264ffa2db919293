import { describe, expect, it, vi } from 'vitest';
import type { SavedScenario } from '#domain/instructions/scenarios.ts';
import { unreachable } from '#tests/support/failures.ts';
import { FakeInstructions } from '#tests/support/fakes/FakeInstructions.ts';
import { FakeSavedScenarios } from '#tests/support/fakes/FakeSavedScenarios.ts';
import { RehearseScenarios } from './RehearseScenarios.ts';

const answer = { text: 'We open at five.', version: 'v2' };
const hours: SavedScenario = {
  id: 'hours',
  text: 'When do you open?',
  answer: { text: 'At six.', version: 'v1' },
};
const nuts: SavedScenario = { id: 'nuts', text: 'I have a nut allergy.' };

function rehearsal() {
  const instructions = new FakeInstructions();
  const kept = new FakeSavedScenarios([hours, nuts]);
  const aborting = new AbortController();
  const ended = vi.fn();
  const execute = () =>
    new RehearseScenarios(instructions, kept).execute('aurora', {
      version: () => 'v2',
      started: () => undefined,
      ended,
      signal: aborting.signal,
    });
  return { instructions, kept, aborting, ended, execute };
}

describe('A rehearsal', () => {
  it('tests the scenarios in order and keeps the new and the previous answers', async () => {
    const { instructions, kept, execute } = rehearsal();
    await execute();
    expect(instructions.scenarios).toEqual([hours.text, nuts.text]);
    expect(kept.kept).toEqual([
      { ...hours, before: hours.answer, answer },
      { ...nuts, before: undefined, answer },
    ]);
  });

  it.each([
    ['is refused', { outcome: 'refused' }],
    ['has no text', { outcome: 'answered', response: undefined }],
  ] as const)('keeps the last answer when the new one %s', async (_what, reply) => {
    const { instructions, kept, ended, execute } = rehearsal();
    instructions.reply = reply;
    await execute();
    expect(kept.kept).toEqual([hours, nuts]);
    expect(ended).toHaveBeenLastCalledWith(nuts, reply);
  });

  it('ends with the first failure', async () => {
    const { instructions, execute } = rehearsal();
    instructions.trouble = unreachable();
    await expect(execute()).rejects.toBe(instructions.trouble);
    expect(instructions.scenarios).toEqual([hours.text]);
  });

  it('drops the answer of a test in flight when the rehearsal is aborted', async () => {
    const { instructions, kept, aborting, ended, execute } = rehearsal();
    const running = execute();
    aborting.abort();
    await running;
    expect(instructions.scenarios).toEqual([hours.text]);
    expect(kept.kept).toEqual([hours, nuts]);
    expect(ended).not.toHaveBeenCalled();
  });

  it('does not restore a scenario that was removed during its test', async () => {
    const { kept, execute } = rehearsal();
    const running = execute();
    kept.kept = [nuts];
    await running;
    expect(kept.kept).toEqual([{ ...nuts, before: undefined, answer }]);
  });
});
