import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { freePort } from '#tests/support/freePort.ts';
import { nginxIsThere, startNginx } from '#tests/support/nginx.ts';
import { startAnswerServer } from './answers.ts';
import { nginxSite } from './configurations.ts';

const isThere = nginxIsThere();
if (!isThere) console.warn('Not run behind nginx: it, or its module for brotli, is not installed.');

/** A site of three files with the build's configuration. */
async function served(): Promise<string> {
  const [site, port] = [mkdtempSync(join(tmpdir(), 'tableside-site-')), await freePort()];
  mkdirSync(join(site, 'booking'));
  mkdirSync(join(site, 'assets'));
  writeFileSync(join(site, 'app.html'), 'the empty page');
  writeFileSync(join(site, 'booking/index.html'), 'the page of bookings');
  writeFileSync(join(site, 'assets/a.js'), 'code');
  const end = startNginx({
    folder: site,
    configuration: nginxSite(startAnswerServer("default-src 'none'")),
    port,
  });
  onTestFinished(async () => {
    await end();
    rmSync(site, { recursive: true });
  });
  const url = `http://127.0.0.1:${port}`;
  await expect
    .poll(
      () =>
        fetch(url).then(
          ({ status }) => status,
          () => 0,
        ),
      { timeout: 10_000 },
    )
    .toBe(200);
  return url;
}

describe.runIf(isThere)('nginx', () => {
  it('serves each page, caches code for a year, and responds 404 to missing code', async () => {
    const url = await served();
    const asked = async (path: string) => {
      const { status, headers, ...answer } = await fetch(url + path).then(async (response) => ({
        status: response.status,
        headers: response.headers,
        text: await response.text(),
      }));
      expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
      expect(headers.get('Strict-Transport-Security')).toBe('max-age=31536000');
      // page-only headers would be larger than many code files
      const isPage = !path.startsWith('/assets/');
      for (const name of ['Content-Security-Policy', 'Referrer-Policy', 'Permissions-Policy'])
        expect(headers.has(name), `${name} of ${path}`).toBe(isPage);
      return { status, caching: headers.get('Cache-Control'), text: answer.text };
    };
    expect(await asked('/booking')).toEqual({
      status: 200,
      caching: 'no-cache',
      text: 'the page of bookings',
    });
    expect(await asked('/dashboard')).toMatchObject({ status: 200, text: 'the empty page' });
    expect(await asked('/assets/a.js')).toMatchObject({
      status: 200,
      caching: 'public, max-age=31536000, immutable',
    });
    expect(await asked('/assets/gone.js')).toMatchObject({ status: 404, caching: 'no-cache' });
  });
});
