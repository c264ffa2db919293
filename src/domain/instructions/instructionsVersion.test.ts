import { expect, it } from 'vitest';
import { someInstructions } from '#tests/support/builders/instructions.ts';
import { instructionsVersion } from './instructionsVersion.ts';

it('The version of instructions changes with any text, but not with the order of keys', () => {
  const { systemPrompt, ...rest } = someInstructions();
  const version = instructionsVersion({ ...rest, systemPrompt });
  expect(instructionsVersion({ systemPrompt, ...rest })).toBe(version);
  expect(instructionsVersion({ ...rest, systemPrompt: `${systemPrompt}!` })).not.toBe(version);
});
