import { readdirSync, readFileSync } from 'node:fs';
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

  test('holds the app', () => {
    expect(production).toContain('Your Restaurants');
  });
});
