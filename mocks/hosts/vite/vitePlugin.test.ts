import { brotliCompressSync } from 'node:zlib';
import { fileURLToPath } from 'node:url';
import { build, type Plugin, type Rolldown } from 'vite';
import { beforeAll, describe, expect, it } from 'vitest';
import { mockBackend } from './vitePlugin.ts';

/** What is loaded when somebody talks. */
const VOICE = /(voiceServiceOf|browserSpeech|audioFormat)-/;
const SYNTHESISER = /(speechWorker|espeak-ng)-[\w-]+\.(js|wasm)$/;
/** What is loaded when it is asked for. */
const LATE = /(busy|scenarios|settings|settingsHandlers|defaults|defaultInstructions)-|__backend/;
/** What is loaded when somebody asks for another seed. */
const DRAWING = /\/demo-[\w-]+\.js$/;

let files: ReadonlyMap<string, string>;

/** As the app loads it: by a dynamic import, and using all of it. */
const app: Plugin = {
  name: 'app',
  resolveId: (id) => (id === 'app' ? id : undefined),
  load: (id) =>
    id === 'app'
      ? `import(${JSON.stringify(fileURLToPath(new URL('../browser.ts', import.meta.url)))})
          .then(({ startBrowserBackend }) => startBrowserBackend({ baseUrl: '/' }))`
      : undefined,
};

beforeAll(async () => {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    plugins: [app, ...mockBackend()],
    build: { write: false, rolldownOptions: { input: 'app' } },
  });
  const { output } = result as Rolldown.RolldownOutput;
  files = new Map(
    output.map((file) => [
      file.fileName,
      file.type === 'chunk' ? file.code : Buffer.from(file.source).toString('latin1'),
    ]),
  );
}, 60_000);

describe('a build that contains the backend', () => {
  it('has the worker script beside its page', () => {
    expect(files.get('mockServiceWorker.js')).toContain('Mock Service Worker');
  });

  it('has the pages that stand in for other services, with a script of their own', () => {
    for (const name of ['checkout', 'billing', 'authorization']) {
      const page = files.get(`__backend/pages/${name}.html`);
      const [, script] = /<script type="module" src="(standInPages-[\w-]+\.js)">/.exec(page ?? '') ?? [];
      expect(files.get(`__backend/pages/${script}`)).toContain('Stand-in page');
    }
  });

  it('makes the busy restaurant only when it is asked for', () => {
    const withIt = [...files].filter(([, code]) => code.includes('One tagliatelle and the arancini'));
    expect(withIt.map(([name]) => name)).toEqual([expect.stringMatching(/busy-[\w-]+\.js$/)]);
  });

  it('has what answers for the settings of an agent in a file of its own', () => {
    const withIt = [...files].filter(([, code]) =>
      code.includes('Some of these changes are no longer pending'),
    );
    expect(withIt.map(([name]) => name)).toEqual([expect.stringMatching(/settingsHandlers-[\w-]+\.js$/)]);
  });

  it('has the rows of the seed, and what draws others in a file of its own', () => {
    const withIt = [...files].filter(([, code]) => code.includes('Thank you for calling {restaurant}'));
    expect(withIt.map(([name]) => name)).toEqual([expect.stringMatching(DRAWING)]);
    expect([...files.values()].join('')).toContain('Trattoria Aurora');
  });

  it('writes no cookie from a script, which could not be HTTP-only', () => {
    const code = [...files.values()].join('');
    expect(code).toContain('HttpOnly; SameSite=Lax');
    expect(code).not.toMatch(/document\.cookie\s*=[^=]/);
  });

  it('has the voice service and its synthesiser in files of their own, and the licence of that', () => {
    const names = [...files.keys()];
    for (const name of ['voiceServiceOf', 'browserSpeech', 'speechWorker', 'espeak-ng']) {
      expect(names).toContainEqual(expect.stringMatching(new RegExp(`/${name}-[\\w-]+\\.(js|wasm)$`)));
    }
    expect(files.get('__backend/espeak-ng-LICENSE.txt')).toContain('GNU GENERAL PUBLIC LICENSE');
  });

  it('is at most 92 kB larger by that when it starts, and 140 in all, without the synthesiser and faker, with brotli', () => {
    const sizes = [...files]
      .filter(([name]) => !SYNTHESISER.test(name) && !DRAWING.test(name) && !/LICENSE/.test(name))
      .map(([name, code]) => ({ name, size: brotliCompressSync(Buffer.from(code)).length }));
    const total = (counted: typeof sizes) => counted.reduce((sum, { size }) => sum + size, 0);
    const atStart = sizes.filter(({ name }) => !LATE.test(name) && !VOICE.test(name));
    expect(total(atStart)).toBeLessThanOrEqual(92_000);
    expect(total(sizes)).toBeLessThanOrEqual(140_000);
  }, 30_000);
});
