import { createServer } from 'node:http';
import { expect, it, vi } from 'vitest';
import { Host, statesHost } from './host.ts';
import { closeServer, listenOnLoopback } from './loopback.ts';
import { signIn } from './signIn.ts';

const behavior = { timeout: 5, headers: { 'x-gateway-key': 'sesame' } };

it.each([
  ['http://qa:secret@127.0.0.1:1', 'must not contain a password'],
  ['staging', 'must start with http:// or https://: staging'],
  ['ftp://127.0.0.1', 'must start with http:// or https://: ftp://127.0.0.1'],
])('a host rejects the address %s without repeating a password', (url, message) => {
  const create = () => new Host(url, behavior);
  expect(create).toThrow(message);
  expect(create).not.toThrow('secret');
});

it('a host describes a refused connection and a server without TLS', async () => {
  const server = createServer();
  const url = await listenOnLoopback(server);
  const ask = (to: string) => new Host(to, behavior).send({ method: 'GET' });
  await expect(ask(url.replace('http:', 'https:'))).rejects.toThrow('wrong version number');
  closeServer(server);
  await expect(ask(url)).rejects.toThrow('a refused connection');
});

it("a states endpoint gets the extra headers only on the provider's origin", async () => {
  const sent: [url: string, headers: unknown][] = [];
  vi.stubGlobal('fetch', async (url: URL, init: RequestInit) => {
    sent.push([url.href, init.headers]);
    return new Response();
  });
  const provider = new Host('https://api.example/v1', behavior);
  for (const url of ['https://api.example/states', 'https://states.example'])
    await statesHost(url, provider, behavior).send({ method: 'POST' });
  expect(sent).toEqual([
    ['https://api.example/states', { 'x-gateway-key': 'sesame' }],
    ['https://states.example/', {}],
  ]);
});

it('a sign-in sends the password once and returns only the token', async () => {
  const host = new Host('https://api.example', behavior);
  const body = Buffer.from('{"accessToken":"token","user":{"email":"qa@a.example"}}');
  const ask = vi.spyOn(host, 'send').mockResolvedValue({ status: 200, headers: new Headers(), body });
  expect(await signIn(host, { email: 'qa@a.example', password: 'own' })).toEqual({ accessToken: 'token' });
  expect(await signIn(host, { token: 'mine' })).toEqual({ accessToken: 'mine' });
  expect(ask.mock.calls.map(([{ path, body: sent }]) => [path, sent])).toEqual([
    ['/api/users/login', '{"email":"qa@a.example","password":"own"}'],
  ]);
});
