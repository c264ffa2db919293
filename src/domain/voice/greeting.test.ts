import { expect, it } from 'vitest';
import { GREETINGS, SPOKEN_GREETING } from './greeting.ts';

// (rule: greeting)
it('Exactly one text is spoken first, and SPOKEN_GREETING names its area', () => {
  const spoken = Object.entries(GREETINGS).filter(([, part]) => part === 'spoken');
  expect(spoken).toEqual([[SPOKEN_GREETING, 'spoken']]);
});
