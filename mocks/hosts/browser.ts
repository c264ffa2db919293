import { http, HttpResponse } from 'msw';
import { setupWorker } from 'msw/browser';
import { seed, version } from 'virtual:fake-backend-seed';
import { createBackend, type Backend, type BackendControls } from '../backend.ts';
import { RECORDING_PATH } from '../seed/recordings.ts';
import { runOrderSimulation } from './runOrderSimulation.ts';
import type { Curators, VoiceService } from '../voice/voiceService.ts';
import { browserControls, type BrowserControls } from './browserControls.ts';
import { indexedDbStore } from './indexedDbStore.ts';
import { rememberSettings } from './rememberedSettings.ts';
import { reportNoServiceWorker } from './reportNoServiceWorker.ts';
import { refuseMicrophone } from './refuseMicrophone.ts';
import { applyUrlCommands } from './urlCommands.ts';
import { followStoredClock } from './sandbox/pageClock.ts';
import { handleVoiceSockets } from './handleVoiceSockets.ts';

declare global {
  interface Window {
    backend?: BrowserControls;
  }
}

interface BrowserBackendOptions {
  /** The app's base URL with a trailing slash. The worker script is there. */
  readonly baseUrl: string;
  /** The museum curators' voice agents. */
  readonly curators: Curators;
}

/**
 * Starts a backend in this page, behind a service worker. The backend handles every voice session and every
 * `/api/` request to any host. Changes are stored and survive a reload. Resolves when requests can be made.
 */
export async function startBrowserBackend({
  baseUrl,
  curators,
}: BrowserBackendOptions): Promise<BackendControls> {
  followStoredClock();
  const backend = createBackend({
    seed,
    store: indexedDbStore(version),
    appUrl: new URL(baseUrl, location.href).href,
    ordersPaused: false,
    inOpeningHours: true,
  });
  const controls = browserControls(backend);
  rememberSettings(controls);
  window.backend = controls;

  allowFailedUpdates();
  const worker = setupWorker(
    http.all('*/api/*', async ({ request }) => (await backend.respond(request)) ?? notServed(request)),
    http.get(
      `*/${RECORDING_PATH}`,
      async ({ request }) => (await backend.respond(request)) ?? notServed(request),
    ),
    handleVoiceSockets(() => voiceService(backend, curators)),
  );
  refuseMicrophone(backend.faults);
  const serviceWorker = { url: `${baseUrl}mockServiceWorker.js` };
  await Promise.all([
    startWorker(() => worker.start({ quiet: true, onUnhandledFrame: 'bypass', serviceWorker })),
    backend.warmUp(),
  ]);
  const failures = await applyUrlCommands(backend);
  runOrderSimulation(backend);

  whenIdle(() => void showPanel(controls, failures));
  return controls;
}

/** Starts the worker. If the browser can't run a worker, as without HTTPS, shows that on the page. */
async function startWorker(start: () => Promise<unknown>): Promise<void> {
  try {
    if (!('serviceWorker' in navigator)) throw new Error('No service workers');
    await start();
  } catch (error) {
    reportNoServiceWorker();
    throw error;
  }
}

async function showPanel(controls: BrowserControls, failures: readonly string[]): Promise<void> {
  try {
    (await import('./panel/panel.ts')).mountPanel(controls, failures);
  } catch (error) {
    // Firefox aborts pending loads on page exit, which isn't an error
    console.warn(error);
  }
}

/** Runs work when the browser is idle, so requests and the first page don't wait for the panel. */
function whenIdle(work: () => void): void {
  // WebKit has no idle callback
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: 2000 });
  else setTimeout(work, 1000);
}

/**
 * Ignores failed update checks of the worker. A busy browser may reject such a check, and the current
 * worker keeps running.
 */
function allowFailedUpdates(): void {
  addEventListener(
    'unhandledrejection',
    (event) => {
      if (!String(event.reason).includes('Failed to update a ServiceWorker')) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    },
    { capture: true },
  );
}

/** Loads the voice service, including the large synthesizer, when a voice session starts. */
async function voiceService(backend: Backend, curators: Curators): Promise<VoiceService> {
  const [{ voiceServiceOf }, { browserSpeech }] = await Promise.all([
    import('./voiceServiceOf.ts'),
    import('./browserSpeech.ts'),
  ]);
  return voiceServiceOf(backend, curators, browserSpeech());
}

/** Responds 501 to unknown requests. Otherwise the development server would respond with a page. */
function notServed({ method, url }: Request): Response {
  const message = `The fake backend has no ${method} ${new URL(url).pathname}`;
  console.warn(message);
  return HttpResponse.json({ message }, { status: 501 });
}
