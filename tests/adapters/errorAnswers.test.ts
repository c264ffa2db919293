import { describe, expect, it } from 'vitest';
import { Failure } from '#application/Failure.ts';
import { apiCalls } from '../../contracts/support/calls.ts';
import { appWithScriptedResponses, type Answer } from '../../contracts/support/appWithScriptedResponses.ts';
import { ERROR_BODIES } from './errorBodies.ts';

const play = appWithScriptedResponses();
const callBy = (name: string) => apiCalls.find(({ by }) => by === name) ?? expect.fail(name);
const list = callBy('Companies.list');
const audio = callBy('VoiceAgents.audio');
const failure = (call: typeof list, answer: Answer) => play(call, answer).then(() => undefined, Failure.from);
const json = (body: object) => ({ status: 200, body: JSON.stringify(body) });

describe('An error', () => {
  it.each([400, 403, 500])("of status %i fails every API call with the host's message", async (status) => {
    for (const call of apiCalls) {
      const answer = { ...json({ message: 'Not today' }), status };
      const failed = { name: 'Failure', kind: 'rejected', status, serverMessage: 'Not today' };
      expect(await failure(call, answer), call.by).toMatchObject(failed);
    }
  });

  it('fails every API call, with any body', async () => {
    for (const { kind, body, headers, words } of ERROR_BODIES) {
      const failed = { kind: 'rejected', status: 400, serverMessage: words };
      expect(await failure(list, { status: 400, body, headers }), kind).toMatchObject(failed);
    }
  });
});

describe('An HTML page with status 200', () => {
  const body = '\n<!doctype html><title>Bad gateway</title>';

  it('is a malformed response to every API call', async () => {
    const answer = { status: 200, body, headers: { 'Content-Type': 'text/html; charset=utf-8' } };
    for (const call of apiCalls) {
      expect(await failure(call, answer), call.by).toMatchObject({ kind: 'malformed', status: 200 });
    }
  });

  it('is a malformed response with any content type', async () => {
    for (const headers of [{ 'Content-Type': 'application/json' }, {}]) {
      expect(await failure(list, { status: 200, body, headers })).toMatchObject({ kind: 'malformed' });
    }
    const upperCase = { 'Content-Type': 'TEXT/HTML' };
    expect(await failure(audio, { status: 200, body, headers: upperCase })).toMatchObject({
      kind: 'malformed',
    });
  });
});

it('A recording without bytes is malformed', async () => {
  for (const body of [undefined, '']) {
    const answer = { status: 200, body, headers: { 'Content-Type': 'audio/mpeg' } };
    expect(await failure(audio, answer)).toMatchObject({ kind: 'malformed' });
  }
});

it('A byte order mark is ignored', async () => {
  const body = JSON.stringify({ data: [{ id: 'aurora' }] });
  expect(await play(list, { status: 200, body: `\ufeff${body}` })).toMatchObject([{ id: 'aurora' }]);
});

it('An optional value is read, and an invalid optional value is ignored', async () => {
  const cases = [
    ['Telephony.placeTestCall', { success: true }, { outcome: 'placed' }, 'callId'],
    ['Deployments.deploy', { success: true }, { outcome: 'accepted' }, 'deploymentId'],
    ['Deployments.schedule', { success: true }, { outcome: 'accepted' }, 'scheduledId'],
    ['Instructions.test', { success: true }, { outcome: 'answered' }, 'response'],
    ['PointOfSale.status', { isConnected: true }, { isConnected: true }, 'merchantId'],
  ] as const;
  for (const [by, body, expected, field] of cases) {
    const call = callBy(by);
    expect(await play(call, json({ ...body, [field]: 'x-1' })), by).toEqual({ ...expected, [field]: 'x-1' });
    for (const odd of [undefined, null, {}, [], true]) {
      expect(await play(call, json({ ...body, [field]: odd })), by).toEqual(expected);
    }
  }
});
