import { expect, it } from 'vitest';
import { GREETINGS, SPOKEN_GREETING } from './greeting.ts';

// (rule: greeting)
it('Exactly one greeting is spoken first, where it is edited', () => {
  const spoken = Object.entries(GREETINGS).filter(([, part]) => part === 'spoken');
  expect(spoken).toEqual([[SPOKEN_GREETING, 'spoken']]);
});
