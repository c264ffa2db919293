import { expect, it } from 'vitest';
import { GREETINGS, SPOKEN_GREETING } from './greeting.ts';

// (rule: greeting)
it('The agent speaks exactly one text first, in the area named by SPOKEN_GREETING', () => {
  const spoken = Object.entries(GREETINGS).filter(([, part]) => part === 'spoken');
  expect(spoken).toEqual([[SPOKEN_GREETING, 'spoken']]);
});
