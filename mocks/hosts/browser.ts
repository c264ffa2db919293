import { http, HttpResponse } from 'msw';
import { setupWorker } from 'msw/browser';
import { seed, version } from 'virtual:fake-backend-seed';
import { createBackend, type Backend, type BackendControls } from '../backend.ts';
import { RECORDING } from '../seed/recordings.ts';
import { keepWorkerAlive } from './keepWorkerAlive.ts';
import type { Curators, VoiceService } from '../voice/voiceService.ts';
import { browserControls, type BrowserControls } from './browserControls.ts';
import { indexedDbStore } from './indexedDbStore.ts';
import { rememberSettings } from './rememberedSettings.ts';
import { refuseMicrophone } from './refuseMicrophone.ts';
import { applyUrlCommands } from './urlCommands.ts';
import { followStoredClock } from './sandbox/pageClock.ts';
import { voiceLink } from './voiceLink.ts';

declare global {
  interface Window {
    /** The controls of the backend in this page, for the console and for browser tests. */
    backend?: BrowserControls;
  }
}

interface BrowserBackendOptions {
  /** Where the app is served from, with a slash at the end; the worker script is there. */
  readonly baseUrl: string;
  /** What the voice agents of the museums know. */
  readonly curators: Curators;
}

/**
 * A backend inside this page, behind a service worker: every call of `/api/` on any host is answered here, from
 * the demo seed and what was changed since, which survives a reload, and every conversation with the voice service is
 * held here. Resolves when calls can be made.
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
  });
  const controls = browserControls(backend);
  rememberSettings(controls);
  window.backend = controls;

  allowFailedUpdates();
  const worker = setupWorker(
    http.all('*/api/*', async ({ request }) => (await backend.respond(request)) ?? notServed(request)),
    http.get(`*/${RECORDING}`, async ({ request }) => (await backend.respond(request)) ?? notServed(request)),
    voiceLink(() => voiceService(backend, curators)),
  );
  refuseMicrophone(backend.faults);
  const serviceWorker = { url: `${baseUrl}mockServiceWorker.js` };
  await Promise.all([
    worker.start({ quiet: true, onUnhandledFrame: 'bypass', serviceWorker }),
    backend.warmUp(),
  ]);
  const complaints = await applyUrlCommands(backend);
  keepWorkerAlive(backend);

  whenIdle(() => void showPanel(controls, complaints));
  return controls;
}

async function showPanel(controls: BrowserControls, complaints: readonly string[]): Promise<void> {
  try {
    (await import('./panel/panel.ts')).mountPanel(controls, complaints);
  } catch (error) {
    // Firefox gives up what is being loaded when the page is left, which is no error of the page
    console.warn(error);
  }
}

/** For the panel, which is for people: neither a call nor the first page waits for it. */
function whenIdle(work: () => void): void {
  // WebKit does not tell
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: 2000 });
  else setTimeout(work, 1000);
}

/**
 * Starting the worker asks the browser, without waiting, whether its script has changed. A browser that is busy may
 * refuse that; the worker goes on as it is, and it is no bug of the page.
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

/** Nothing of it, and above all not the synthesiser, is loaded before somebody begins to talk. */
async function voiceService(backend: Backend, curators: Curators): Promise<VoiceService> {
  const [{ voiceServiceOf }, { browserSpeech }] = await Promise.all([
    import('./voiceServiceOf.ts'),
    import('./browserSpeech.ts'),
  ]);
  return voiceServiceOf(backend, curators, browserSpeech());
}

/** Not the 404 of a thing that is not there, and not the page that a development server would answer with. */
function notServed({ method, url }: Request): Response {
  const message = `The fake backend has no ${method} ${new URL(url).pathname}`;
  console.warn(message);
  return HttpResponse.json({ message }, { status: 501 });
}
