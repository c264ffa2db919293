import { mock } from 'node:test';
import { settleMicrotasks } from '../virtualTime.ts';

/** Runs `work`. Returns its result, with the uncaught errors and console errors as `escaped`. */
export async function withUncaughtErrors<T extends object>(work: () => Promise<T>) {
  const escaped: string[] = [];
  const take = (...told: readonly unknown[]) => void escaped.push(told.map(String).join(' '));
  const written = mock.method(console, 'error', take);
  process.on('unhandledRejection', take);
  try {
    const result = await work();
    // a rejection is unhandled only after all pending promises have run
    await settleMicrotasks();
    return { ...result, escaped };
  } finally {
    process.off('unhandledRejection', take);
    written.mock.restore();
  }
}
