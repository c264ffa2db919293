import { mock } from 'node:test';
import { settleMicrotasks } from '../virtualTime.ts';

/** Takes down every error that nobody caught, or that was only written to the console, while something is done. */
export async function uncaughtErrors(work: () => Promise<void>): Promise<readonly string[]> {
  const escaped: string[] = [];
  const take = (...told: readonly unknown[]) => void escaped.push(told.map(String).join(' '));
  const written = mock.method(console, 'error', take);
  process.on('unhandledRejection', take);
  try {
    await work();
    // a rejection counts as unhandled once all promises have had their turn
    await settleMicrotasks();
  } finally {
    process.off('unhandledRejection', take);
    written.mock.restore();
  }
  return escaped;
}
