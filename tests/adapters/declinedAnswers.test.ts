import { describe, expect, it } from 'vitest';
import { Failure } from '#application/Failure.ts';
import { apiCalls } from '../../contracts/support/calls.ts';
import { playAnswers } from '../../contracts/support/playAnswers.ts';
import { successes } from './successes.ts';

const play = playAnswers();
const DECLINED = { success: false, message: 'Not today' };
const declined = {
  status: 200,
  body: JSON.stringify(DECLINED),
  headers: { 'Content-Type': 'application/json' },
};

/** Actions whose screens tell a declined action from a failed request. */
const AS_VALUE: Readonly<Record<string, unknown>> = {
  'Deployments.deploy': { outcome: 'refused', reason: 'Not today' },
  'Telephony.placeTestCall': { outcome: 'refused', reason: 'Not today' },
  'Deployments.schedule': { outcome: 'refused' },
  'Instructions.test': { outcome: 'refused' },
  'VoiceSettings.test': { outcome: 'refused' },
  'Deployments.revert': false,
  // no new token
  'Accounts.refresh': {},
};
const rejected = { kind: 'rejected', status: 200, serverMessage: 'Not today' };

// (rule: declined response)
describe('A 2xx response with `success: false`', () => {
  it.each(apiCalls.filter(({ by }) => !(by in AS_VALUE)))(
    "is a refusal with the host's message: $method $path",
    async (call) => {
      await expect(play(call, declined)).rejects.toMatchObject(rejected);
    },
  );

  it.each(apiCalls.filter(({ by }) => by in AS_VALUE))('is an outcome: $method $path', async (call) => {
    expect(await play(call, declined)).toEqual(AS_VALUE[call.by]);
  });

  it.each(successes)('is a refusal next to good data: $description', async ({ call, status, body }) => {
    const outcome = await play(call, {
      status,
      body: JSON.stringify({ ...(body as object), ...DECLINED }),
    }).catch(Failure.from);
    if (call.by in AS_VALUE) expect(outcome).toEqual(AS_VALUE[call.by]);
    else expect(outcome).toMatchObject({ ...rejected, status });
  });
});
