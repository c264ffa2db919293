import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { PACT_FILE } from './support/pactFile.ts';

it('a partial consumer test run leaves the pact unchanged', { timeout: 120_000 }, async () => {
  const before = readFileSync(PACT_FILE, 'utf8');
  const vitest = join(import.meta.dirname, '../node_modules/vitest/vitest.mjs');
  const some = ['run', '--project', 'contracts', 'contracts/consumer/apiKeys.pact.test.ts'];
  const { stdout } = await promisify(execFile)(process.execPath, [vitest, ...some]);
  expect(stdout).toContain('contracts/pacts is unchanged');
  expect(readFileSync(PACT_FILE, 'utf8') === before).toBe(true);
});
