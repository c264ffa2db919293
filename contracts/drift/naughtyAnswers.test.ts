import { describe, it } from 'vitest';
import { naughtyStrings, placeNaughtyString, placeNaughtyStringOnce } from '#tests/support/naughty.ts';
import { makeRequest, successes } from './successes.ts';

describe('An answer with naughty texts in it', () => {
  it.each(successes)('is understood or is one failure: $description', async ({ call, status, body }) => {
    const ask = makeRequest(call);
    for (const [which, text] of naughtyStrings.entries()) {
      // rejects where anything but a failure is thrown
      await ask(status, JSON.stringify(placeNaughtyStringOnce(body, text, which)));
      await ask(status, JSON.stringify(placeNaughtyString(body, text)));
    }
  });
});
