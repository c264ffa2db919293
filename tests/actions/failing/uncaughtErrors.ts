import { mock } from 'node:test';
import { settleMicrotasks } from '../virtualTime.ts';

/** Collects uncaught errors and console errors during `work`. */
export async function uncaughtErrors(work: () => Promise<void>): Promise<readonly string[]> {
  const escaped: string[] = [];
  const take = (...told: readonly unknown[]) => void escaped.push(told.map(String).join(' '));
  const written = mock.method(console, 'error', take);
  process.on('unhandledRejection', take);
  try {
    await work();
    // a rejection is unhandled only after all pending promises have run
    await settleMicrotasks();
  } finally {
    process.off('unhandledRejection', take);
    written.mock.restore();
  }
  return escaped;
}
