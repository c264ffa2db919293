import { describe, it } from 'vitest';
import { actions } from '../actions.ts';
import { applyRenewalFault } from './applyFault.ts';
import { checkResult, silence, usually } from './checkResult.ts';
import { WITHOUT_RENEWAL } from './exceptions.ts';
import { expectedAfterRenewal } from './expected.ts';
import { faultNames } from './faults.ts';
import { sentences } from './sentences.ts';

// Rejects the access token of every request of every action, and applies every fault to the session renewal
// that the request waits for.

const renewing = actions.flatMap((action) => {
  const calls = Object.keys(sentences[action.id] ?? {}).filter((call) => !WITHOUT_RENEWAL.includes(call));
  return calls.map((call) => ({ action, call, title: action.title }));
});

describe.each(renewing)('Faults of the renewal that $call waits for: $title', ({ action, call }) => {
  it.each(faultNames)('%s', async (fault) => {
    silence();
    const usual = await usually(action);
    const expected = expectedAfterRenewal(action.id, call, fault, usual.shown);
    checkResult(action.id, expected, await applyRenewalFault(action, call, fault));
  });
});
