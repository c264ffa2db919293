import { execFile } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { closeServer, listenOnLoopback } from './loopback.ts';

const VERIFY = join(import.meta.dirname, '../verify.ts');
const PASSWORD = 'my own password';

const asked: { readonly call: string; readonly body: string }[] = [];
const host = createServer((request, response) => {
  let body = '';
  request.on('data', (part: Buffer) => (body += part.toString()));
  request.on('end', () => {
    const call = `${request.method} ${request.url}`;
    asked.push({ call, body });
    const isSignIn = call === 'POST /api/users/login';
    response.writeHead(isSignIn ? 200 : 404, { 'Content-Type': 'application/json' });
    response.end(isSignIn ? JSON.stringify({ accessToken: 'token' }) : '{}');
  });
});
afterEach(() => closeServer(host));

/** Runs the verifier from the command line and returns its output. */
async function verify(args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<string> {
  const cwd = mkdtempSync(join(tmpdir(), 'verify-'));
  return new Promise((resolve) => {
    execFile(process.execPath, [VERIFY, ...args], { cwd, env: { ...process.env, ...env } }, (_, out, error) =>
      resolve(out + error),
    );
  });
}

describe('Verifying a host without states', { timeout: 120_000 }, () => {
  it('sends no writes, and sends the password only to sign in', async () => {
    const url = await listenOnLoopback(host);
    const who = { TABLESIDE_EMAIL: 'qa@tableside.example', TABLESIDE_PASSWORD: PASSWORD };
    await verify(['--provider', url], who);
    expect(asked.length).toBeGreaterThan(50);
    expect(asked.filter(({ call }) => !call.startsWith('GET ')).map(({ call }) => call)).toEqual([
      'POST /api/users/login',
    ]);

    asked.length = 0;
    await verify(['--provider', url, '--writes'], { ...who, PACT_DESCRIPTION: 'password' });
    const changes = asked.filter(({ call }) => call.endsWith('/change-password'));
    expect(changes.length).toBeGreaterThan(0);
    expect(changes.filter(({ body }) => body.includes(PASSWORD))).toEqual([]);
  });

  it.each([
    ['http://qa:secret@127.0.0.1:1', {}, /must not contain a password/],
    ['http://127.0.0.1:1', { TABLESIDE_EMAIL: 'qa@tableside.example' }, /Set both TABLESIDE_EMAIL/],
  ])('refuses unsafe or incomplete options (%s)', async (url, env, said) => {
    const printed = await verify(['--provider', url], env);
    expect(printed).toMatch(said);
    expect(printed).not.toContain('secret');
  });
});

describe('A host behind a gateway', { timeout: 120_000 }, () => {
  it('receives the gateway headers, but a states endpoint elsewhere does not', async () => {
    const keys = new Map<string, unknown>();
    const [provider, states] = [0, 1].map((port) =>
      createServer((request, response) => {
        keys.set(`${port} ${request.method}`, request.headers['x-gateway-key']);
        request.resume().on('end', () => response.writeHead(404).end());
      }),
    ) as [Server, Server];
    const [url, statesUrl] = [await listenOnLoopback(provider), await listenOnLoopback(states)];
    const headers = ['--header', 'X-Gateway-Key: sesame'];
    const printed = await verify(['--provider', url, '--states', `${statesUrl}/states`, ...headers], {
      PACT_DESCRIPTION: 'for the restaurants$',
    });
    closeServer(provider);
    closeServer(states);
    expect([...keys]).toEqual([
      ['0 GET', 'sesame'],
      ['1 POST', undefined],
    ]);
    expect(printed).not.toContain('sesame');
  });
});
