import { describe, expect, it } from 'vitest';
import { aSituation, someInstructions } from '#tests/support/builders/instructions.ts';
import { FakeInstructions } from '#tests/support/fakes/FakeInstructions.ts';
import { unreachable } from '#tests/support/failures.ts';
import { SaveInstructions } from './SaveInstructions.ts';

describe('SaveInstructions', () => {
  it('sends all instructions and the system prompt, without blank lines', async () => {
    const instructions = new FakeInstructions();
    const specialSituations = [aSituation('a', { followUpActions: ['Call back', '', ' '] })];
    await new SaveInstructions(instructions).execute('aurora', someInstructions({ specialSituations }));
    expect(instructions.saves).toEqual([
      someInstructions({ specialSituations: [aSituation('a', { followUpActions: ['Call back'] })] }),
    ]);
  });

  it('returns the instructions as the host saved them', async () => {
    const instructions = new FakeInstructions();
    instructions.answerTo = (sent) => ({ ...sent, coreInstructions: [] });
    expect(await new SaveInstructions(instructions).execute('aurora', someInstructions())).toEqual({
      outcome: 'saved',
      instructions: someInstructions({ coreInstructions: [] }),
    });
  });

  it('sends nothing invalid and returns the problems', async () => {
    const instructions = new FakeInstructions();
    const specialSituations = [aSituation('a', { response: ' ' })];
    const edited = someInstructions({ specialSituations });
    expect(await new SaveInstructions(instructions).execute('aurora', edited)).toEqual({
      outcome: 'invalid',
      problems: { 'specialSituations.a.response': 'no-response' },
    });
    expect(instructions.saves).toEqual([]);
  });

  it('keeps the sent system prompt when the host omits it', async () => {
    const instructions = new FakeInstructions();
    instructions.answerTo = ({ systemPrompt: _prompt, ...rest }) => rest;
    const sent = someInstructions({ systemPrompt: 'Be brief.' });
    expect(await new SaveInstructions(instructions).execute('aurora', sent)).toEqual({
      outcome: 'saved',
      instructions: sent,
    });
  });

  it('fails when the host is unreachable', async () => {
    const instructions = new FakeInstructions();
    instructions.trouble = unreachable();
    await expect(
      new SaveInstructions(instructions).execute('aurora', someInstructions()),
    ).rejects.toMatchObject({ kind: 'unreachable' });
  });
});
