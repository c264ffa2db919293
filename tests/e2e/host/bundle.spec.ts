import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { serverFilesFolder } from '../../../deploy/serverFilesFolder.ts';
import { PAGES_FILE } from '../../../deploy/pageFiles.ts';
import { allPages, type PageName } from '../../../src/ui/navigation/pages.ts';
import { buildFolders } from '../support/addresses.ts';

/** Returns all files of a build, with their names, as one string. */
function contentOf(folder: string): string {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => `${name}\n${readFileSync(join(parentPath, name), 'latin1')}`)
    .join('\n');
}

const files = JSON.parse(
  readFileSync(join(serverFilesFolder(buildFolders.host), PAGES_FILE), 'utf8'),
) as Record<PageName, readonly string[]>;

/** Returns the scripts a page loads at startup as one string. */
const scriptsOf = (page: PageName): string =>
  files[page].map((file) => readFileSync(join(buildFolders.host, file), 'utf8')).join('\n');

test.describe('Production build', () => {
  const production = contentOf(buildFolders.host);
  const demo = contentOf(buildFolders.mock);

  test('leaves out the mock, which the demo includes', () => {
    for (const trace of [
      // text of MSW
      'mockServiceWorker',
      '[MSW]',
      'Failed to create a new record',
      // text of the panel
      'Fake backend',
      'fake-backend-panel',
      // text of the seed
      'owner@tableside.example',
      'Saffron House',
      // texts of a handler and a scenario
      'Invalid email or password',
      'a signed-in user',
      // texts of the voice service and its synthesizer
      'virtual curator of',
      'espeak-ng',
    ]) {
      expect(demo, 'the demo').toContain(trace);
      expect(production, 'the production build').not.toContain(trace);
    }
  });

  test('leaves out faker, which the demo keeps in an on-demand chunk', () => {
    expect(readFileSync('mocks/seed/demo.ts', 'utf8')).toContain('@faker-js/faker');
    expect(production).not.toMatch(/faker/i);
    const scripts = readdirSync(join(buildFolders.mock, 'assets')).filter((file) => file.endsWith('.js'));
    const holders = scripts
      .map((file) => readFileSync(join(buildFolders.mock, 'assets', file), 'utf8'))
      .filter((script) => /faker/i.test(script));
    expect(holders).toHaveLength(1);
    // the chunk contains no startup code of the mock
    expect(holders[0]).not.toContain('Invalid email or password');
  });

  test('leaves out WebRTC and loads no code from public networks', () => {
    expect(production).toContain('audioConcatProcessor');
    expect(production).not.toContain('livekit-client');
    expect(production).not.toContain('cdn.jsdelivr.net');
  });

  test('includes every file it references', () => {
    // a missing file would break a part that loads on demand
    const asked = new Set(production.match(/\bassets\/[\w-]+\.(js|css)\b/g));
    expect(asked.size).toBeGreaterThan(20);
    expect([...asked].filter((file) => !existsSync(join(buildFolders.host, file)))).toEqual([]);
  });

  test('includes the app without its source file names', () => {
    expect(production).toContain('Your Restaurants');
    expect(production).not.toMatch(/src\/ui\/\w+\/\w+\.tsx/);
  });

  test("keeps each page's JavaScript within its budget", () => {
    const kilobytes = (file: string) => {
      const plain = join(buildFolders.host, file);
      // a tiny file has no compressed version, because compressing would make it larger
      const served = existsSync(`${plain}.br`) ? `${plain}.br` : plain;
      return statSync(served).size / 1000;
    };
    const sizes = allPages.map(({ name, path, budget }) => {
      const size = files[name].reduce((sum, file) => sum + kilobytes(file), 0);
      return { path, size: Number(size.toFixed(1)), budget };
    });
    console.table(sizes);
    expect(sizes.filter(({ size, budget }) => size > budget)).toEqual([]);
    expect(sizes.every(({ size }) => size > 100)).toBe(true);
  });

  test('keeps the calendar and the console off the landing page', () => {
    const landing = scriptsOf('home');
    const booking = scriptsOf('booking');
    const dashboard = scriptsOf('dashboard');
    for (const [trace, home] of [
      ['Select a Date First', booking],
      ['Selected Date: ', booking],
      ['Your Restaurants', dashboard],
      ['/api/companies', dashboard],
    ] as const) {
      expect(home).toContain(trace);
      expect(landing).not.toContain(trace);
    }
    // only the English calendar locale
    expect(production).not.toContain('Letztes verf');
    expect(booking).not.toContain('Your Restaurants');
  });

  test('loads only the museum content each page shows', () => {
    const known = (page: PageName) => {
      const scripts = scriptsOf(page);
      return {
        list: scripts.includes('1259 Trumansburg Road'),
        texts: scripts.includes('Mammut americanum'),
        console: scripts.includes('Your Restaurants'),
      };
    };
    const nothing = { list: false, texts: false, console: false };
    for (const page of ['home', 'login', 'notFound', 'demos'] as const) expect(known(page)).toEqual(nothing);
    expect(known('museums')).toEqual({ ...nothing, list: true });
    expect(known('museum')).toEqual({ ...nothing, list: true, texts: true });
  });
});

test.describe('Production content security policy', () => {
  const pages = readdirSync(buildFolders.host, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.html'),
  );
  const policyIn = (file: string, pattern: RegExp) => pattern.exec(readFileSync(file, 'utf8'))?.[1] ?? '';
  const policy = policyIn(join(buildFolders.host, '_headers'), /Content-Security-Policy: (.+)/);

  test('is the same for static hosts and nginx', () => {
    const nginx = join(serverFilesFolder(buildFolders.host), 'nginx.conf');
    expect(policy).not.toBe('');
    expect(policyIn(nginx, /Content-Security-Policy "(.+)" always/)).toBe(policy);
  });

  test('allows only the inline scripts and styles of the pages', () => {
    expect(pages).toContain('app.html');
    expect(pages.length).toBeGreaterThan(5);
    let inline = 0;
    for (const page of pages) {
      const html = readFileSync(join(buildFolders.host, page), 'utf8');
      for (const [, element = '', attributes = '', text = ''] of html.matchAll(
        /<(script|style)\b([^>]*)>([\s\S]*?)<\/\1>/g,
      )) {
        if (/\ssrc=/.test(attributes)) continue;
        inline += 1;
        const hash = `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
        expect(policy.split('; ').find((directive) => directive.startsWith(`${element}-src `))).toContain(
          hash,
        );
      }
      expect(html).not.toMatch(/<[^>]+\s(style|on\w+)=/);
    }
    expect(inline).toBeGreaterThan(pages.length);
    expect(policy).not.toContain('unsafe');
  });
});
