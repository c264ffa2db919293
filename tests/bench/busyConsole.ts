import { chromium, request, type BrowserContext, type Page } from '@playwright/test';
import { build, preview } from 'vite';
import type { Backend } from '../../mocks/backend.ts';
import { startServer, type RunningServer } from '../../mocks/hosts/server.ts';
import type { ScenarioName } from '../../mocks/scenarios/scenarios.ts';
import type { ScenarioValues } from '../../mocks/scenarios/scenarioContext.ts';
import { emptySeed } from '../../mocks/seed/empty.ts';
import { curatorKnowledge } from '../../src/start/curators.ts';
import { launchOptions } from '../support/chromium.ts';

const OUT_DIR = 'dist-bench';

/** A browser profile with a signed-in user. */
export interface OpenedConsole {
  readonly page: Page;
  readonly values: ScenarioValues;
  readonly context: BrowserContext;
}

/** Changes a state before the console opens. */
export type Prepare = (state: {
  readonly backend: Backend;
  readonly values: ScenarioValues;
}) => void | Promise<void>;

/** The production build in a real Chromium, with the mock in another process. */
export interface BusyConsole {
  readonly server: RunningServer;
  /** The address of the build, without a trailing slash. */
  readonly origin: string;
  /** Opens a new browser profile, signed in as the owner of the scenario's restaurant. */
  open(state: ScenarioName, prepare?: Prepare): Promise<OpenedConsole>;
  /** Replaces the served build. A reload gets the new build, and the old files are gone. */
  release(): Promise<void>;
  close(): Promise<void>;
}

export async function startBusyConsole(): Promise<BusyConsole> {
  const server = await startServer({ port: 0, seed: emptySeed(), curators: curatorKnowledge });
  process.env['VITE_API_HOST'] = server.url;
  process.env['VITE_VOICE_ORIGIN'] = server.url.replace('http', 'ws');
  await build({ logLevel: 'warn', build: { outDir: OUT_DIR } });
  const site = await preview({ logLevel: 'warn', build: { outDir: OUT_DIR }, preview: { port: 0 } });
  const origin = new URL(site.resolvedUrls?.local[0] ?? '').origin;
  const options = launchOptions();
  // headless browsers can't show a microphone prompt
  const args = [...options.args, '--use-fake-ui-for-media-stream'];
  const browser = await chromium.launch({ ...options, args });

  return {
    server,
    origin,
    async open(state, prepare) {
      const values = await server.backend.scenario(state);
      await prepare?.({ backend: server.backend, values });
      const { email, password } = values;
      const requests = await request.newContext();
      const login = await requests.post(`${server.url}/api/users/login`, { data: { email, password } });
      const { accessToken, user } = (await login.json()) as { accessToken: string; user: object };
      const { cookies } = await requests.storageState();
      await requests.dispose();
      const stored = { accessToken, user: JSON.stringify(user) };
      const localStorage = Object.entries(stored).map(([name, value]) => ({ name, value }));
      const context = await browser.newContext({
        baseURL: origin,
        viewport: { width: 1280, height: 900 },
        storageState: { cookies, origins: [{ origin, localStorage }] },
      });
      return { page: await context.newPage(), values, context };
    },
    async release() {
      process.env['VITE_SUPPORT_EMAIL'] = 'next-release@tableside.example';
      await build({ logLevel: 'warn', build: { outDir: OUT_DIR } });
      delete process.env['VITE_SUPPORT_EMAIL'];
    },
    async close() {
      await browser.close();
      await site.close();
      await server.close();
    },
  };
}
