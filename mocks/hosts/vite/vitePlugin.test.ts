import { brotliCompressSync } from 'node:zlib';
import { fileURLToPath } from 'node:url';
import { build, type Plugin, type Rolldown } from 'vite';
import { beforeAll, describe, expect, it } from 'vitest';
import { mockBackend } from './vitePlugin.ts';

/** Chunks loaded when a voice session starts. */
const VOICE = /(voiceServiceOf|browserSpeech|audioFormat)-/;
const SYNTHESIZER = /(speechWorker|espeak-ng)-[\w-]+\.(js|wasm)$/;
/** Chunks loaded on demand. */
const LATE = /(busy|scenarios|settings|settingsHandlers|defaults|defaultInstructions)-|__backend/;
/** Chunks loaded only for another seed. */
const DRAWING = /\/demo-[\w-]+\.js$/;

let files: ReadonlyMap<string, string>;

/** Imports the backend dynamically, as the app does. */
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

describe('A build with the backend', () => {
  it('includes the worker script next to its page', () => {
    expect(files.get('mockServiceWorker.js')).toContain('Mock Service Worker');
  });

  it('includes the stand-in pages with their own script', () => {
    for (const name of ['checkout', 'billing', 'authorization']) {
      const page = files.get(`__backend/pages/${name}.html`);
      const [, script] = /<script type="module" src="(standInPages-[\w-]+\.js)">/.exec(page ?? '') ?? [];
      expect(files.get(`__backend/pages/${script}`)).toContain('Demo page');
    }
  });

  it('loads the busy restaurant on demand', () => {
    const withIt = [...files].filter(([, code]) => code.includes('One tagliatelle and the arancini'));
    expect(withIt.map(([name]) => name)).toEqual([expect.stringMatching(/busy-[\w-]+\.js$/)]);
  });

  it('keeps agent settings handlers in their own chunk', () => {
    const withIt = [...files].filter(([, code]) =>
      code.includes('Some of these changes are no longer pending'),
    );
    expect(withIt.map(([name]) => name)).toEqual([expect.stringMatching(/settingsHandlers-[\w-]+\.js$/)]);
  });

  it("keeps the seed's rows and the row generator in separate chunks", () => {
    const withIt = [...files].filter(([, code]) => code.includes('One {dish}, and the {side}, please.'));
    expect(withIt.map(([name]) => name)).toEqual([expect.stringMatching(DRAWING)]);
    expect([...files.values()].join('')).toContain('Trattoria Aurora');
  });

  it("keeps the voice service and the synthesizer in separate chunks, with the synthesizer's license", () => {
    const names = [...files.keys()];
    for (const name of ['voiceServiceOf', 'browserSpeech', 'speechWorker', 'espeak-ng']) {
      expect(names).toContainEqual(expect.stringMatching(new RegExp(`/${name}-[\\w-]+\\.(js|wasm)$`)));
    }
    expect(files.get('__backend/espeak-ng-LICENSE.txt')).toContain('GNU GENERAL PUBLIC LICENSE');
  });

  it('adds at most 94.5 kB at startup and 160 kB in total (brotli), without synthesizer and faker', () => {
    const sizes = [...files]
      .filter(([name]) => !SYNTHESIZER.test(name) && !DRAWING.test(name) && !/LICENSE/.test(name))
      .map(([name, code]) => ({ name, size: brotliCompressSync(Buffer.from(code)).length }));
    const total = (counted: typeof sizes) => counted.reduce((sum, { size }) => sum + size, 0);
    const atStart = sizes.filter(({ name }) => !LATE.test(name) && !VOICE.test(name));
    expect(total(atStart)).toBeLessThanOrEqual(94_500);
    expect(total(sizes)).toBeLessThanOrEqual(160_000);
  }, 30_000);
});
