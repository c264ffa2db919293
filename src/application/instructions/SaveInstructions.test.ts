import { describe, expect, it } from 'vitest';
import { aSituation, someInstructions } from '#tests/support/builders/instructions.ts';
import { FakeInstructions } from '#tests/support/fakes/FakeInstructions.ts';
import { unreachable } from '#tests/support/failures.ts';
import { SaveInstructions } from './SaveInstructions.ts';

describe('SaveInstructions', () => {
  it('sends all of them and the system prompt, without blank lines', async () => {
    const instructions = new FakeInstructions();
    const specialSituations = [aSituation('a', { followUpActions: ['Call back', '', ' '] })];
    await new SaveInstructions(instructions).execute('aurora', someInstructions({ specialSituations }));
    expect(instructions.saves).toEqual([
      someInstructions({ specialSituations: [aSituation('a', { followUpActions: ['Call back'] })] }),
    ]);
  });

  it('gives them as the host keeps them', async () => {
    const instructions = new FakeInstructions();
    instructions.answerTo = (sent) => ({ ...sent, coreInstructions: [] });
    expect(await new SaveInstructions(instructions).execute('aurora', someInstructions())).toEqual({
      outcome: 'saved',
      instructions: someInstructions({ coreInstructions: [] }),
    });
  });

  it('sends nothing that the rules forbid, and says what they forbid', async () => {
    const instructions = new FakeInstructions();
    const specialSituations = [aSituation('a', { response: ' ' })];
    const edited = someInstructions({ specialSituations });
    expect(await new SaveInstructions(instructions).execute('aurora', edited)).toEqual({
      outcome: 'invalid',
      problems: { 'specialSituations.a.response': 'no-response' },
    });
    expect(instructions.saves).toEqual([]);
  });

  it('keeps the system prompt that was sent when the host does not give it back', async () => {
    const instructions = new FakeInstructions();
    instructions.answerTo = ({ systemPrompt: _prompt, ...rest }) => rest;
    const sent = someInstructions({ systemPrompt: 'Be brief.' });
    expect(await new SaveInstructions(instructions).execute('aurora', sent)).toEqual({
      outcome: 'saved',
      instructions: sent,
    });
  });

  it('fails when the host cannot be reached', async () => {
    const instructions = new FakeInstructions();
    instructions.trouble = unreachable();
    await expect(
      new SaveInstructions(instructions).execute('aurora', someInstructions()),
    ).rejects.toMatchObject({ kind: 'unreachable' });
  });
});
