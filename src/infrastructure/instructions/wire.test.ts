import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { someInstructions } from '#tests/support/builders/instructions.ts';
import { instructionsBody, InstructionsReply, PromptReply, SavedReply, ScenarioReplySchema } from './wire.ts';

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

  it('may lack a prompt, and hold a timing that is new', () => {
    const { systemPrompt: _prompt, ...rest } = body;
    const upselling = { ...body.upselling, timing: 'at-the-door' };
    expect(v.parse(InstructionsReply, { ...rest, upselling })).toMatchObject({
      systemPrompt: '',
      upselling: { timing: 'at-the-door' },
    });
  });

  it('say nothing of the prompt when a save does not give it back', () => {
    const { systemPrompt: _prompt, ...rest } = body;
    expect(v.parse(SavedReply, { instructions: rest }).systemPrompt).toBeUndefined();
  });

  it.each([
    undefined,
    {},
    { ...body, coreInstructions: undefined },
    { ...body, conversationFlow: { greeting: 'Hi' } },
    { ...body, upselling: { ...body.upselling, maxSuggestions: '2' } },
  ])('are not understood when something is missing or of another kind', (answer) => {
    expect(v.is(InstructionsReply, answer)).toBe(false);
  });
});

describe('An answer that says that nothing came of it', () => {
  it.each([
    ['a save', SavedReply, { instructions: body }],
    ['a prompt', PromptReply, { prompt: 'Be brief.' }],
  ])('is no success: %s', (_what, schema, answer) => {
    expect(v.is(schema, { ...answer, success: true })).toBe(true);
    expect(v.is(schema, { ...answer, success: false })).toBe(false);
  });

  it('is a refusal for a test', () => {
    expect(v.parse(ScenarioReplySchema, { success: false, response: 'Hi' })).toEqual({ outcome: 'refused' });
    expect(v.parse(ScenarioReplySchema, { success: true })).toEqual({
      outcome: 'answered',
      response: undefined,
    });
  });

  it('is also a prompt without words', () => {
    expect(v.is(PromptReply, { prompt: ' \n' })).toBe(false);
  });
});
