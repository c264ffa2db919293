import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, it, onTestFinished } from 'vitest';
import { freePort } from '#tests/support/freePort.ts';

const codeOf = (language: string) =>
  new RegExp(`^\`\`\`${language}\\n(.+?)^\`\`\`$`, 'ms').exec(
    readFileSync('deploy/README.md', 'utf8'),
  )?.[1] ?? '';

it('The receiver in the README prints reports and survives any other request', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'tableside-receiver-'));
  const file = join(folder, 'receiver.mjs');
  writeFileSync(file, codeOf('js'));
  const port = await freePort();
  const receiver = spawn(process.execPath, [file], {
    env: { ...process.env, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(async () => {
    receiver.kill();
    if (receiver.exitCode === null && receiver.signalCode === null) await once(receiver, 'exit');
    rmSync(folder, { recursive: true });
  });
  const lines: unknown[] = [];
  createInterface(receiver.stdout).on('line', (line) => lines.push(JSON.parse(line)));
  const post = (body: string) =>
    fetch(`http://127.0.0.1:${port}`, { method: 'POST', body }).then(
      ({ status }) => status,
      () => 0,
    );

  await expect.poll(() => post('{')).toBe(400);
  expect(await post('{"release":"DLACN-G0"}')).toBe(400);
  expect(await post('null')).toBe(400);
  // the receiver may close the connection before reading the whole body
  expect([413, 0]).toContain(await post('a'.repeat(10_000_000)));
  expect((await fetch(`http://127.0.0.1:${port}`)).status).toBe(405);
  // the report in the README
  const body = codeOf('json');
  expect(await post(body)).toBe(204);
  const { release, reports } = JSON.parse(body) as { release: string; reports: object[] };
  await expect
    .poll(() => lines)
    .toEqual(reports.map((report) => ({ time: expect.any(String) as string, release, ...report })));
});
