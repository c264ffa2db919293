import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { someInstructions } from '#tests/support/builders/instructions.ts';
import { instructionsBody, InstructionsReply, PromptReply, SavedReply } from './wire.ts';

const body = instructionsBody(someInstructions());

describe('AI instructions in requests and responses', () => {
  it('are the same after saving and reading', () => {
    expect(v.parse(InstructionsReply, body)).toEqual(someInstructions());
    expect(v.parse(SavedReply, { instructions: body })).toEqual(someInstructions());
  });

  it('are sorted by priority, however the host sorts them', () => {
    const coreInstructions = body.coreInstructions.toReversed();
    expect(v.parse(InstructionsReply, { ...body, coreInstructions })).toEqual(someInstructions());
  });

  it('accept an unknown timing', () => {
    const upselling = { ...body.upselling, timing: 'at-the-door' };
    expect(v.parse(InstructionsReply, { ...body, upselling })).toMatchObject({ upselling });
  });

  it('have no prompt if the response to a save omits the prompt', () => {
    const { systemPrompt: _prompt, ...rest } = body;
    expect(v.parse(SavedReply, { instructions: rest }).systemPrompt).toBeUndefined();
  });

  it('are malformed if a field is missing or has another type', () => {
    for (const answer of [
      undefined,
      {},
      { ...body, coreInstructions: undefined },
      { ...body, systemPrompt: undefined },
      { ...body, conversationFlow: { greeting: 'Hi' } },
      { ...body, upselling: { ...body.upselling, maxSuggestions: 'two' } },
    ])
      expect(v.is(InstructionsReply, answer), JSON.stringify(answer)).toBe(false);
  });
});

describe('A blank prompt', () => {
  it('is malformed', () => {
    expect(v.is(PromptReply, { prompt: ' \n' })).toBe(false);
  });
});
