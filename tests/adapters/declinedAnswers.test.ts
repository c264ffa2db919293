import { describe, expect, it } from 'vitest';
import { Failure } from '#application/Failure.ts';
import { apiCalls, type Call } from '../../contracts/support/calls.ts';
import { appWithScriptedResponses } from '../../contracts/support/appWithScriptedResponses.ts';
import { successes } from './successes.ts';

const play = appWithScriptedResponses();
const DECLINED = { success: false, message: 'Not today' };

/** Actions that return a declined response as a value, because their screens show it differently. */
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

/** Expects the call's value in `AS_VALUE` or, for all other calls, a failure with the host's message. */
async function expectRefusal(call: Call, status: number, body: object, description: string): Promise<void> {
  const answer = {
    status,
    body: JSON.stringify(body),
    headers: { 'Content-Type': 'application/json' },
  };
  const outcome = await play(call, answer).catch(Failure.from);
  const refused = { kind: 'rejected', status, serverMessage: 'Not today' };
  if (call.by in AS_VALUE) expect(outcome, description).toEqual(AS_VALUE[call.by]);
  else expect(outcome, description).toMatchObject(refused);
}

// (rule: declined response)
describe('A 2xx response with `success: false`', () => {
  it("makes every API call fail with the host's message", async () => {
    for (const call of apiCalls) await expectRefusal(call, 200, DECLINED, call.by);
  });

  it('makes an API call fail even with valid data', async () => {
    for (const { description, call, status, body } of successes) {
      await expectRefusal(call, status, { ...(body as object), ...DECLINED }, description);
    }
  });
});
