import { onTestFinished } from 'vitest';
import { commands } from 'vitest/browser';

/** Emulates print until the test ends. */
export async function showAsPrinted(): Promise<void> {
  onTestFinished(() => commands.emulateMedia(null));
  await commands.emulateMedia('print');
}
