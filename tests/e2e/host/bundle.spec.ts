import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { buildFolders } from '../support/addresses.ts';

/** All files of a build, names included, as one text. */
function contentOf(folder: string): string {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => `${name}\n${readFileSync(join(parentPath, name), 'latin1')}`)
    .join('\n');
}

interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
}

/** All scripts that a page made of these modules loads at once, as one text. */
function scriptsOf(modules: readonly string[]): string {
  const manifest = JSON.parse(readFileSync(`${buildFolders.host}/.vite/manifest.json`, 'utf8')) as Record<
    string,
    Chunk
  >;
  const wanted = new Set(['index.html', ...modules]);
  // the set grows while it is gone through
  for (const name of wanted) for (const imported of manifest[name]?.imports ?? []) wanted.add(imported);
  return [...wanted]
    .map((name) => readFileSync(join(buildFolders.host, manifest[name]?.file ?? name), 'utf8'))
    .join('\n');
}

test.describe('The production build', () => {
  const production = contentOf(buildFolders.host);
  const demo = contentOf(buildFolders.mock);

  for (const trace of [
    // the host in the browser, and its library
    'mockServiceWorker',
    '[MSW]',
    'primaryKey',
    // the panel
    'Fake backend',
    'fake-backend-panel',
    // the seed and its people
    'owner@tableside.example',
    'Trattoria Aurora',
    // a handler and a scenario
    'Invalid email or password',
    'a signed-in user',
    // the voice service and its synthesiser
    'virtual curator of',
    'espeak-ng',
  ]) {
    test(`holds no '${trace}', which the demo does hold`, () => {
      expect(demo).toContain(trace);
      expect(production).not.toContain(trace);
    });
  }

  test('holds no faker, and neither does the demo, whose seed is made when it is built', () => {
    expect(readFileSync('mocks/seed/demo.ts', 'utf8')).toContain('@faker-js/faker');
    for (const build of [production, demo]) expect(build).not.toMatch(/faker/i);
  });

  test('holds nothing of WebRTC, and loads no code from a public network', () => {
    expect(production).toContain('audioConcatProcessor');
    expect(production).not.toContain('livekit-client');
    expect(production).not.toContain('cdn.jsdelivr.net');
  });

  test('holds every file that it asks for', () => {
    // a lazy part fails with the least of what it asks for
    const asked = new Set(production.match(/\bassets\/[\w-]+\.(js|css)\b/g));
    expect(asked.size).toBeGreaterThan(20);
    expect([...asked].filter((file) => !existsSync(join(buildFolders.host, file)))).toEqual([]);
  });

  test('holds the app', () => {
    expect(production).toContain('Your Restaurants');
  });

  test('loads on the landing page no museum, no calendar and nothing of the console', () => {
    const landing = scriptsOf(['src/ui/site/SiteShell.tsx', 'src/ui/site/home/HomeScreen.tsx']);
    const museums = scriptsOf(['src/ui/museums/MuseumsScreen.tsx']);
    const museum = scriptsOf(['src/ui/museum/MuseumScreen.tsx']);
    const booking = scriptsOf(['src/ui/booking/BookingScreen.tsx']);
    const calendar = scriptsOf(['src/ui/booking/MonthCalendar.tsx']);
    const console = scriptsOf(['src/ui/shell/ConsoleShell.tsx', 'src/ui/dashboard/DashboardScreen.tsx']);
    const adapters = scriptsOf(['src/consoleAdapters.ts']);
    for (const [trace, home] of [
      ['Sciencenter', museums],
      ['How long is the Sagan Planet Walk?', museum],
      ['Select a Date First', booking],
      ['Selected Date: ', calendar],
      ['Your Restaurants', console],
      ['/api/companies', adapters],
    ] as const) {
      expect(home).toContain(trace);
      expect(landing).not.toContain(trace);
    }
    // the booking's form is there before its calendar, which speaks English alone
    expect(booking).not.toContain('Selected Date: ');
    expect(production).not.toContain('Letztes verf');
    // the catalogue needs no more of a museum than its card
    expect(museums).not.toContain('How long is the Sagan Planet Walk?');
    for (const page of [museums, museum, booking]) expect(page).not.toContain('Your Restaurants');
  });
});
