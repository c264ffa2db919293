import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { serveOptions } from './serveOptions.ts';

it('the serve command mentions its help after a wrong option', async () => {
  const serving = promisify(execFile)('node', ['mocks/hosts/serve.ts', '--speed']);
  const { stderr } = await serving.catch((error: { stderr: string }) => error);
  expect(stderr.trim().split('\n')).toEqual([
    expect.stringContaining("Unknown option '--speed'"),
    'npm run mock -- --help',
  ]);
});

it('serveOptions rejects invalid values', () => {
  expect(() => serveOptions(['--port', 'x'])).toThrow('--port must be a number up to 65535');
  expect(() => serveOptions(['--seed', 'tuesday'])).toThrow('must be a whole number, or one of demo, empty');
  expect(() => serveOptions(['--clock', 'noon'])).toThrow('must be an ISO 8601 time');
  expect(serveOptions(['--help'])).toBeUndefined();
});
