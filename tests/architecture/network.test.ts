import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const NETWORK = /\b(fetch|XMLHttpRequest|WebSocket|EventSource|sendBeacon)\b/;
/** The adapters, and the start, which hands them the browser's `fetch`. */
const ALLOWED = [
  /^src\/infrastructure\//,
  /^src\/start\/backend\.ts$/,
  // asks no host for data, but the site for its own page, as the loading of a page's code does
  /^src\/ui\/kit\/servedPage\.ts$/,
];

const sources = globSync('src/**/*.{ts,tsx}').filter((file) => !/\.test\.tsx?$/.test(file));
const codeOnly = (source: string) => source.replace(/\/\*[\s\S]*?\*\/|(?<!:)\/\/.*$|'[^'\n]*'/gm, '');
const speakers = sources.filter((file) => NETWORK.test(codeOnly(readFileSync(file, 'utf8'))));

describe('the network', () => {
  it('is spoken to by adapters and by nothing else of the app', () => {
    expect(speakers.filter((file) => !ALLOWED.some((allowed) => allowed.test(file)))).toEqual([]);
  });

  it('is seen where it is spoken to', () => {
    expect(speakers).toEqual(
      expect.arrayContaining(['src/infrastructure/http/Api.ts', 'src/start/backend.ts']),
    );
    expect(sources.length).toBeGreaterThan(100);
  });
});
