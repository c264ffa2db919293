import type { WriteStream } from 'node:tty';

/** Tells of the interactions that were tried, on one line that is written over; nothing where nobody watches. */
export function progressBar(total: number, to: Pick<WriteStream, 'isTTY' | 'write'>) {
  const write = (text: string) => void (to.isTTY && to.write(`\r${text}\x1b[K`));
  return {
    show: (tried: number) => write(`${tried} of ${total} interactions tried`),
    clear: () => write(''),
  };
}
