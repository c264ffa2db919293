import { describe, it } from 'vitest';
import { naughtyStrings, saidAs, saidOnce } from '#tests/support/naughty.ts';
import { asking, successes } from './successes.ts';

describe('An answer with naughty texts in it', () => {
  it.each(successes)('is understood or is one failure: $description', async ({ call, status, body }) => {
    const ask = asking(call);
    for (const [which, text] of naughtyStrings.entries()) {
      // rejects where anything but a failure is thrown
      await ask(status, JSON.stringify(saidOnce(body, text, which)));
      await ask(status, JSON.stringify(saidAs(body, text)));
    }
  });
});
