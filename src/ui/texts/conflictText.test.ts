import { expect, it } from 'vitest';
import { conflictText } from './conflictText.ts';

const saved = {
  coreInstructions: [{ id: '5f0c', instruction: 'Greet callers', priority: 1 }],
  conversationFlow: [{ name: 'orderTaking', messages: [] }],
};

it('names the list items that contain a field, even if only one value has them', () => {
  const label = (...path: readonly string[]) => conflictText.label(path, [{ coreInstructions: [] }, saved]);
  expect(label('coreInstructions', '5f0c', 'instruction')).toBe(
    'Core instructions, “Greet callers”, Instruction',
  );
  expect(label('coreInstructions', 'gone')).toBe('Core instructions, Gone');
  expect(label('systemPrompt')).toBe('System prompt');
});
