import type { WriteStream } from 'node:tty';

/** Shows the number of completed interactions on one updating line. Prints nothing without a terminal. */
export function progressBar(total: number, to: Pick<WriteStream, 'isTTY' | 'write'>) {
  const write = (text: string) => void (to.isTTY && to.write(`\r${text}\x1b[K`));
  return {
    show: (tried: number) => write(`${tried} of ${total} interactions run`),
    clear: () => write(''),
  };
}
