import { describe, expect, it } from 'vitest';
import { someInstructions } from '#tests/support/builders/instructions.ts';
import { FakeInstructions } from '#tests/support/fakes/FakeInstructions.ts';
import { GeneratePrompt } from './GeneratePrompt.ts';

describe('GeneratePrompt', () => {
  it('generates the prompt from the normalized instructions', async () => {
    const instructions = new FakeInstructions();
    const flow = (messages: readonly string[]) => ({
      conversationFlow: [{ name: 'greeting', messages, fallbackResponse: '' }],
    });
    const written = await new GeneratePrompt(instructions).execute(
      'aurora',
      someInstructions(flow(['Hi', ' '])),
    );
    expect(written).toBe('You answer the phone of Trattoria Aurora.');
    expect(instructions.sources).toEqual([someInstructions(flow(['Hi']))]);
    expect(instructions.saves).toEqual([]);
  });
});
