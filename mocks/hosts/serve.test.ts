import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';

const serve = (...options: string[]) => promisify(execFile)('node', ['mocks/hosts/serve.ts', ...options]);

describe('The serve command', () => {
  it('documents its options', async () => {
    const { stdout } = await serve('--help');
    expect(stdout).toContain('--seed NAME');
  });

  it.each([
    [['--port', 'x'], '--port must be a number up to 65535'],
    [['--seed', 'tuesday'], '--seed must be a whole number, or one of demo, empty'],
    [['--clock', 'noon'], '--clock must be an ISO 8601 time such as 2026-03-08T06:30:00Z'],
    [['--speed'], "Unknown option '--speed'"],
  ])('explains what is wrong with %j and points to the help', async (options, problem) => {
    const { stderr } = await serve(...options).catch((error: { stderr: string }) => error);
    expect(stderr.trim().split('\n')).toEqual([expect.stringContaining(problem), 'npm run mock -- --help']);
  });
});
