import { describe, it } from 'vitest';
import { naughtyStrings, placeNaughtyString, placeNaughtyStringOnce } from '#tests/support/naughty.ts';
import { makeRequest, successes } from './successes.ts';

describe('A response with naughty strings', () => {
  it.each(successes)('is accepted or fails once: $description', async ({ call, status, body }) => {
    const ask = makeRequest(call);
    for (const [which, text] of naughtyStrings.entries()) {
      // rejects for anything but a Failure
      await ask(status, JSON.stringify(placeNaughtyStringOnce(body, text, which)));
      await ask(status, JSON.stringify(placeNaughtyString(body, text)));
    }
  });
});
