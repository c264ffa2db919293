import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { answersWith } from './answers.ts';
import { nginxSite } from './configurations.ts';

const NGINX = '/usr/sbin/nginx';
const BROTLI = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';
const isThere = existsSync(NGINX) && existsSync(BROTLI);
if (!isThere) console.warn('Not run behind nginx: it, or its module for brotli, is not installed.');

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** A site of three files behind the configuration that the build writes. */
async function served(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'tableside-nginx-'));
  const [site, port] = [join(folder, 'site'), await freePort()];
  mkdirSync(join(site, 'booking'), { recursive: true });
  mkdirSync(join(site, 'assets'));
  writeFileSync(join(site, 'app.html'), 'the empty page');
  writeFileSync(join(site, 'booking/index.html'), 'the page of bookings');
  writeFileSync(join(site, 'assets/a.js'), 'code');
  const configuration = nginxSite(answersWith("default-src 'none'"))
    .replace('listen 80;', `listen 127.0.0.1:${port};`)
    .replace('root /var/www/tableside;', `root ${site};`);
  const main = `load_module ${BROTLI}; daemon off; pid ${folder}/pid; error_log stderr; user root;
events {} http { access_log off; types { text/html html; text/javascript js; } ${configuration} }`;
  writeFileSync(join(folder, 'main.conf'), process.getuid?.() === 0 ? main : main.replace('user root;', ''));
  execFileSync(NGINX, ['-t', '-q', '-c', join(folder, 'main.conf')], { stdio: 'pipe' });
  const nginx = spawn(NGINX, ['-c', join(folder, 'main.conf')], { stdio: 'ignore' });
  onTestFinished(async () => {
    nginx.kill('SIGTERM');
    await once(nginx, 'exit');
    rmSync(folder, { recursive: true });
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

describe.runIf(isThere)('behind nginx', () => {
  it('each address has its page, code is kept for a year, and missing code is missing', async () => {
    const url = await served();
    const asked = async (path: string) => {
      const { status, headers, ...answer } = await fetch(url + path).then(async (response) => ({
        status: response.status,
        headers: response.headers,
        text: await response.text(),
      }));
      expect(headers.get('Content-Security-Policy')).toBe("default-src 'none'");
      expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
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
