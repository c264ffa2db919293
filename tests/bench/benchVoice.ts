import type { Page } from '@playwright/test';
import { NO_OPEN_RESOURCES, openResources, watchResources } from '../e2e/support/voice/resources.ts';
import type { BusyConsole } from './busyConsole.ts';
import { Probe } from './Probe.ts';
import { report } from './report.ts';
import { waitUntilIdle } from './settle.ts';

const SESSIONS = 50;
const FIRST_SESSIONS = 3;
/** Browsers may keep these objects for the page's lifetime, although they are closed. */
const KINDS_OF_SOUND = ['AudioContext', 'AudioWorkletNode', 'HTMLAudioElement'];

/** Measures the memory that fifty curator sessions in one page leave behind. */
export async function benchVoice(busy: BusyConsole): Promise<void> {
  const { page, context } = await busy.open('a busy restaurant');
  const probe = await Probe.of(page);
  await watchResources(page, { record: false });
  await page.goto('/demos/museum/planet-word');

  // the first sessions load and compile code, which is not growth
  for (let session = 0; session < FIRST_SESSIONS; session += 1) await talk(page);
  const heapBefore = await heapAtRest(page, probe);
  const elementsBefore = await probe.elements();
  for (let session = 0; session < SESSIONS; session += 1) await talk(page);
  const heapAfter = await heapAtRest(page, probe);
  const growth = (kind: 'code' | 'objects') => (heapAfter[kind] - heapBefore[kind]).toFixed(2);

  const name = `${SESSIONS} voice sessions`;
  const open = Object.entries(await openResources(page)).map(([kind, count]) => `${count} ${kind}`);
  const none = Object.keys(NO_OPEN_RESOURCES).map((kind) => `0 ${kind}`);
  report(`${name}: left open`, open.join(', '), none.join(', '));
  report(`${name}: heap before`, `${(heapBefore.code + heapBefore.objects).toFixed(1)} MB`, '');
  report(`${name}: growth of the heap`, `${growth('objects')} MB`, '0.3 MB');
  // V8 compiles frequently used code, less of it in each session
  report(`${name}: more compiled code`, `${growth('code')} MB`, '1.5 MB');
  report(`${name}: more elements`, `${(await probe.elements()) - elementsBefore}`, '0');
  for (const kind of KINDS_OF_SOUND) report(`${name}: ${kind} kept`, `${await probe.kept(kind)}`, '0');
  await context.close();
}

/** Returns the heap after other threads have released a session's audio. */
async function heapAtRest(page: Page, probe: Probe) {
  await probe.heap();
  await waitUntilIdle(page, 3000);
  return probe.heapByKind();
}

/** Runs a session until the curator can be heard. */
async function talk(page: Page): Promise<void> {
  const curator = page.getByRole('region', { name: 'Virtual Curator' });
  await curator.getByRole('button', { name: 'Click to talk to Curator' }).click();
  await curator.getByText('Speaking', { exact: true }).waitFor({ timeout: 60_000 });
  await curator.getByRole('button', { name: /^Stop/ }).click();
  await curator.getByRole('button', { name: 'Click to talk to Curator' }).waitFor();
}
