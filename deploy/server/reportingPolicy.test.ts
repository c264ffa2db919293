import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { connect } from 'node:net';
import { createLogger, createServer } from 'vite';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { freePort } from '#tests/support/freePort.ts';
import { readSettings } from '../../src/start/settings.ts';
import { contentPolicy } from './contentPolicy.ts';
import { developmentPolicy, reportingPolicy } from './reportingPolicy.ts';

const settings = readSettings({ VITE_BACKEND: 'host', VITE_API_HOST: 'https://api.example' });
const SCRIPT = 'window.refresh = 1';
const page = `<script>${SCRIPT}</script><style>body{}</style>`;
const directives = (policy: string) =>
  new Map(policy.split('; ').map((directive) => [directive.split(' ')[0], directive]));

describe('Development content security policy', () => {
  it('equals the production policy except for styles, and reports violations', () => {
    const development = directives(developmentPolicy(page, settings));
    const production = directives(contentPolicy([page], settings));
    expect(development.get('script-src')).toContain(createHash('sha256').update(SCRIPT).digest('base64'));
    expect(development.get('report-uri')).toBe('report-uri /__policy');
    for (const [name, directive] of production) {
      if (name !== 'style-src') expect(development.get(name)).toBe(directive);
    }
    expect(JSON.stringify([...development])).not.toContain('unsafe-eval');
  });
});

describe('Development server, at its report address', () => {
  let close: () => Promise<void>;
  let port: number;
  const logged = vi.fn<(sentence: string) => void>();
  const post = async (body?: string) =>
    (
      await fetch(`http://127.0.0.1:${port}/__policy`, {
        method: 'POST',
        ...(body !== undefined && { body }),
      })
    ).status;

  beforeAll(async () => {
    port = await freePort();
    const logger = createLogger('silent');
    const server = await createServer({
      configFile: false,
      customLogger: { ...logger, warn: (sentence) => logged(sentence) },
      plugins: [{ ...reportingPolicy(settings), apply: 'serve' }],
      optimizeDeps: { noDiscovery: true },
      server: { host: '127.0.0.1', port, strictPort: true, ws: false, watch: null },
    });
    await server.listen();
    close = () => server.close();
  });
  afterAll(() => close());

  it('logs a violation', async () => {
    const report = { 'blocked-uri': 'inline', 'effective-directive': 'script-src-elem', 'line-number': 4 };
    expect(await post(JSON.stringify({ 'csp-report': report }))).toBe(204);
    expect(logged).toHaveBeenLastCalledWith(expect.stringContaining('refuses inline (script-src-elem)'));
  });

  it.each([undefined, '', '{', 'null', '[]', '{"csp-report":null}', '{"csp-report":"inline"}'])(
    'responds 400 to %j and keeps running',
    async (body) => {
      logged.mockClear();
      expect(await post(body)).toBe(400);
      expect(logged).not.toHaveBeenCalled();
      expect(await post('{"csp-report":{}}')).toBe(204);
    },
  );

  it('responds 413 to a huge body and keeps running', async () => {
    expect(await post(`{"csp-report":{"blocked-uri":"${'a'.repeat(5_000_000)}"}}`)).toBe(413);
    expect(await post('{"csp-report":{}}')).toBe(204);
  });

  it('keeps running when the browser disconnects during a report', async () => {
    const socket = connect(port, '127.0.0.1');
    socket.write('POST /__policy HTTP/1.1\r\nHost: a\r\nContent-Length: 100\r\n\r\n{"csp');
    await once(socket, 'connect');
    socket.destroy();
    await once(socket, 'close');
    expect(await post('{"csp-report":{}}')).toBe(204);
  });
});
