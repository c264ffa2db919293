import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { freePort } from '#tests/support/freePort.ts';
import { nginxIsThere, OPENSSL, startNginx } from '#tests/support/nginx.ts';
import { servingRules } from './servingRules.ts';
import { containerFile, ipv6Files, nginxContainer, nginxSite, nginxTlsSite } from './configurations.ts';

const isThere = nginxIsThere();
if (!isThere) console.warn('Not run behind nginx: it, its module for brotli, or openssl is not installed.');

const rules = servingRules("default-src 'none'");

const KERNEL_IPV6 = '/proc/sys/net/ipv6';

/** Serves three files with the container's configuration. */
async function served() {
  const [site, port] = [mkdtempSync(join(tmpdir(), 'tableside-site-')), await freePort()];
  mkdirSync(join(site, 'booking'));
  mkdirSync(join(site, 'assets'));
  writeFileSync(join(site, 'app.html'), 'the empty page');
  writeFileSync(join(site, 'booking/index.html'), 'the page of bookings');
  writeFileSync(join(site, 'assets/a.js'), 'code');
  symlinkSync('endless', join(site, 'assets/endless'));
  const log = join(site, 'nginx.log');
  const end = startNginx({ folder: site, configuration: nginxContainer(rules), port, log });
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
  return { url, port, log };
}

/** Runs nginx's check on a configuration, together with the defaults of Debian's packages. */
function checkedByNginx(configuration: string, certificate: string, ipv6 = ipv6Files()) {
  const folder = mkdtempSync(join(tmpdir(), 'tableside-conf-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'nginx.conf');
  const site = configuration
    .replaceAll('/etc/ssl/tableside', certificate)
    .replaceAll('/var/log/nginx', folder)
    .replaceAll('/etc/nginx/ipv6', folder);
  for (const [name, listen] of ipv6) writeFileSync(join(folder, name), listen);
  writeFileSync(
    file,
    `include /etc/nginx/modules-enabled/*.conf;\npid ${folder}/pid;\nevents {}\nhttp {\n${site}\n}`,
  );
  return spawnSync('/usr/sbin/nginx', ['-t', '-e', 'stderr', '-c', file], { encoding: 'utf8' }).stderr;
}

describe.runIf(isThere)('nginx', () => {
  it('serves each page, caches code for a year, and responds 404 to missing code', async () => {
    const { url } = await served();
    const asked = async (path: string) => {
      const { status, headers, ...answer } = await fetch(url + path).then(async (response) => ({
        status: response.status,
        headers: response.headers,
        text: await response.text(),
      }));
      expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
      expect(headers.get('Strict-Transport-Security')).toBe('max-age=31536000');
      // pages have headers that would be larger than many code files
      const isPage = !path.startsWith('/assets/');
      expect(headers.get('Cross-Origin-Resource-Policy')).toBe('same-origin');
      const ofPages = Object.keys(rules.pageHeaders);
      expect(ofPages).toContain('Cross-Origin-Opener-Policy');
      for (const name of ofPages) expect(headers.has(name), `${name} of ${path}`).toBe(isPage);
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

  it('logs no guest names from queries, referrers, or errors', async () => {
    const { url, log } = await served();
    const query = 'name=Ottoline+Rossi&email=ottoline%40osteria.example';
    const headers = { Referer: `${url}/bookingconfirmed?${query}`, 'User-Agent': 'Ottoline' };
    await fetch(`${url}/bookingconfirmed?${query}`, { headers });
    await fetch(`${url}/assets/a.js?${query}`, { headers });
    await fetch(`${url}/assets/gone.js?${query}`, { headers });
    // by default, nginx logs the whole query of the next two requests, at the levels error and crit
    await fetch(`${url}/booking?${query}`, { method: 'POST', headers, body: 'a'.repeat(2_000_000) }).catch(
      () => undefined,
    );
    await fetch(`${url}/assets/endless?${query}`, { headers });
    // this query is too long for nginx
    await fetch(`${url}/booking?${query}${'&a=b'.repeat(10_000)}`, { headers });
    const lines = () => readFileSync(log, 'utf8');
    await expect.poll(lines).toMatch(/ 414 \d+/);
    // nginx logs the request after closing the connection, and doesn't read the body
    await expect.poll(lines, { timeout: 10_000 }).toContain(' POST /booking 413 ');
    expect(lines()).toMatch(/^127\.0\.0\.1 \[\S+] GET \/bookingconfirmed 200 \d+ \d\.\d+$/m);
    expect(lines()).toContain(' GET /assets/a.js 200 ');
    expect(lines()).toContain(' GET /assets/gone.js 404 ');
    expect(lines()).toContain(' GET /assets/endless 404 ');
    expect(lines()).not.toMatch(/ottoline|osteria/i);
  });

  it.runIf(existsSync(KERNEL_IPV6))('responds over IPv6', async () => {
    const { port } = await served();
    expect((await fetch(`http://[::1]:${port}/booking`)).status).toBe(200);
  });

  it('starts without IPv6 in the kernel, because nginx then finds no file that listens on IPv6', () => {
    const refused = new Map([...ipv6Files().keys()].map((name) => [name, 'unsupported;']));
    const site = nginxSite(rules);
    const without = site.replace(KERNEL_IPV6, `${KERNEL_IPV6}-absent`);
    expect(checkedByNginx(without, '', refused)).toContain('test is successful');
    if (existsSync(KERNEL_IPV6)) expect(checkedByNginx(site, '', refused)).toContain('unsupported');
  });

  it("passes the container's health check only while the app's page is served", async () => {
    const { port } = await served();
    const [, check = ''] = /^HEALTHCHECK .+ CMD (.+)$/m.exec(containerFile('dist', 'dist-server')) ?? [];
    const [program = '', ...given] = JSON.parse(check.replace('8080', String(port))) as string[];
    expect(spawnSync(program, given).status).toBe(0);
    expect(
      spawnSync(
        program,
        given.map((part) => part.replace('app.html', 'assets/gone.js')),
      ).status,
    ).toBe(1);
    const closed = given.map((part) => part.replace(String(port), '1'));
    expect(spawnSync(program, closed).status).toBe(1);
  });

  it('accepts the sites for packages, with and without TLS', () => {
    const certificate = mkdtempSync(join(tmpdir(), 'tableside-certificate-'));
    onTestFinished(() => rmSync(certificate, { recursive: true }));
    const key = join(certificate, 'privkey.pem');
    const request = 'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -subj /CN=localhost';
    const files = ['-keyout', key, '-out', join(certificate, 'fullchain.pem')];
    const made = spawnSync(OPENSSL, [...request.split(' '), ...files]);
    expect(made.status).toBe(0);
    expect(checkedByNginx(nginxSite(rules), certificate)).toContain('test is successful');
    expect(checkedByNginx(nginxTlsSite(rules), certificate)).toContain('test is successful');
  });
});
