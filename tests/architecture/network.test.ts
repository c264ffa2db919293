import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const NETWORK = /\b(fetch|XMLHttpRequest|WebSocket|EventSource|sendBeacon)\b/;
/** The adapters, and the startup code that passes the browser's `fetch` to them. */
const ALLOWED = [
  /^src\/infrastructure\//,
  /^src\/start\/backend\.ts$/,
  // requests only the site's own page, as loading code does
  /^src\/ui\/kit\/lazy\/reloadIfServed\.ts$/,
];

const sources = globSync('src/**/*.{ts,tsx}').filter((file) => !/\.test\.tsx?$/.test(file));
const codeOnly = (source: string) => source.replace(/\/\*[\s\S]*?\*\/|(?<!:)\/\/.*$|'[^'\n]*'/gm, '');
const speakers = sources.filter((file) => NETWORK.test(codeOnly(readFileSync(file, 'utf8'))));

describe('Network access', () => {
  it('happens only in adapters and startup code', () => {
    expect(speakers.filter((file) => !ALLOWED.some((allowed) => allowed.test(file)))).toEqual([]);
  });

  it('is found in code that calls fetch', () => {
    expect(speakers).toEqual(
      expect.arrayContaining(['src/infrastructure/http/Api.ts', 'src/start/backend.ts']),
    );
    expect(sources.length).toBeGreaterThan(100);
  });
});
