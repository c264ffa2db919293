import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { someInstructions } from '#tests/support/builders/instructions.ts';
import { instructionsBody, InstructionsReply, PromptReply, SavedReply } from './wire.ts';

const body = instructionsBody(someInstructions());

describe('AI instructions on the wire', () => {
  it('come back as they went', () => {
    expect(v.parse(InstructionsReply, body)).toEqual(someInstructions());
    expect(v.parse(SavedReply, { instructions: body })).toEqual(someInstructions());
  });

  it('are in the order of their priorities, whatever the order they come in', () => {
    const coreInstructions = body.coreInstructions.toReversed();
    expect(v.parse(InstructionsReply, { ...body, coreInstructions })).toEqual(someInstructions());
  });

  it('may hold a timing that is new', () => {
    const upselling = { ...body.upselling, timing: 'at-the-door' };
    expect(v.parse(InstructionsReply, { ...body, upselling })).toMatchObject({ upselling });
  });

  it('say nothing of the prompt when a save does not give it back', () => {
    const { systemPrompt: _prompt, ...rest } = body;
    expect(v.parse(SavedReply, { instructions: rest }).systemPrompt).toBeUndefined();
  });

  it.each([
    undefined,
    {},
    { ...body, coreInstructions: undefined },
    { ...body, systemPrompt: undefined },
    { ...body, conversationFlow: { greeting: 'Hi' } },
    { ...body, upselling: { ...body.upselling, maxSuggestions: '2' } },
  ])('are not understood when something is missing or of another kind', (answer) => {
    expect(v.is(InstructionsReply, answer)).toBe(false);
  });
});

describe('A prompt without words', () => {
  it('is none', () => {
    expect(v.is(PromptReply, { prompt: ' \n' })).toBe(false);
  });
});
