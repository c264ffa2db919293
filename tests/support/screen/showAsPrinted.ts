import { onTestFinished } from 'vitest';
import { commands } from 'vitest/browser';

/** Shows the page as it is printed, until the test ends. */
export async function showAsPrinted(): Promise<void> {
  onTestFinished(() => commands.emulateMedia(null));
  await commands.emulateMedia('print');
}
