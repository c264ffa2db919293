import { describe, expect, it } from 'vitest';
import { Failure } from '#application/Failure.ts';
import { apiCalls } from '../../contracts/support/calls.ts';
import { ERROR_BODIES } from '../../contracts/support/errorBodies.ts';
import { playAnswers, type Answer } from '../../contracts/support/playAnswers.ts';
import { successes } from './successes.ts';

const play = playAnswers();
const PAGE = '<!doctype html><title>Bad gateway</title>';

describe.each(ERROR_BODIES)('An error with $kind', ({ body, headers, words }) => {
  it.each(apiCalls)('fails once: $method $path', async (call) => {
    await expect(play(call, { status: 400, body, headers })).rejects.toMatchObject({
      name: 'Failure',
      kind: 'rejected',
      status: 400,
      serverMessage: words,
    });
  });
});

describe('A web page with status 200', () => {
  const failure = async (call: (typeof apiCalls)[number], answer: Omit<Answer, 'status'>) =>
    play(call, { ...answer, status: 200 }).then(() => undefined, Failure.from);

  it.each(apiCalls)('is malformed: $method $path', async (call) => {
    const headers = { 'Content-Type': 'text/html; charset=utf-8' };
    expect(await failure(call, { body: PAGE, headers })).toMatchObject({ kind: 'malformed', status: 200 });
  });

  it.each(apiCalls.filter(({ by }) => by !== 'VoiceAgents.audio'))(
    'is malformed with any content type: $method $path',
    async (call) => {
      for (const headers of [{ 'Content-Type': 'application/json' }, { 'Content-Type': 'TEXT/HTML' }, {}]) {
        expect(await failure(call, { body: `\n${PAGE}`, headers })).toMatchObject({ kind: 'malformed' });
      }
    },
  );
});

it.each([undefined, ''])('a recording without bytes is malformed', async (body) => {
  const [audio = expect.fail()] = apiCalls.filter(({ by }) => by === 'VoiceAgents.audio');
  const answer = { status: 200, body, headers: { 'Content-Type': 'audio/mpeg' } };
  await expect(play(audio, answer)).rejects.toMatchObject({ kind: 'malformed' });
});

describe('A byte order mark', () => {
  it.each(successes)('is no part of the response: $description', async ({ call, status, body }) => {
    const text = JSON.stringify(body);
    const agreed = await play(call, { status, body: text }).catch(Failure.from);
    expect(await play(call, { status, body: `\ufeff${text}` }).catch(Failure.from)).toEqual(agreed);
  });
});

describe('An odd optional value', () => {
  const byName = (by: string) => apiCalls.filter((call) => call.by === by);

  it.each([
    ['Telephony.placeTestCall', { success: true }, 'callId', { outcome: 'placed' }],
    ['Deployments.deploy', { success: true }, 'deploymentId', { outcome: 'accepted' }],
    ['Deployments.schedule', { success: true }, 'scheduledId', { outcome: 'accepted' }],
    ['Instructions.test', { success: true }, 'response', { outcome: 'answered' }],
    ['PointOfSale.status', { isConnected: true }, 'merchantId', { isConnected: true }],
  ])('costs nothing else: %s', async (by, body, field, expected) => {
    for (const call of byName(by)) {
      for (const value of [undefined, null, {}, [], true]) {
        const answer = { status: 200, body: JSON.stringify({ ...body, [field]: value }) };
        expect(await play(call, answer)).toEqual(expected);
      }
    }
    expect(byName(by)).not.toEqual([]);
  });

  it.each([
    ['Telephony.placeTestCall', { success: true, callId: 'x-1' }, { outcome: 'placed', callId: 'x-1' }],
    [
      'Deployments.deploy',
      { success: true, deploymentId: 'x-1' },
      { outcome: 'accepted', deploymentId: 'x-1' },
    ],
    [
      'Deployments.schedule',
      { success: true, scheduledId: 'x-1' },
      { outcome: 'accepted', scheduledId: 'x-1' },
    ],
    ['Instructions.test', { success: true, response: 'Ciao' }, { outcome: 'answered', response: 'Ciao' }],
    [
      'PointOfSale.status',
      { isConnected: true, merchantId: 'x-1' },
      { isConnected: true, merchantId: 'x-1' },
    ],
  ])('is read where it is there: %s', async (by, body, expected) => {
    for (const call of byName(by)) {
      expect(await play(call, { status: 200, body: JSON.stringify(body) })).toEqual(expected);
    }
  });
});
