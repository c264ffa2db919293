import { once } from 'node:events';
import { createServer } from 'node:net';

/** The first port of the browser tests, unless another run uses it. */
export const FIRST_PORT = 4310;

/** The number of ports of a run. A run listens on its last port to claim all ten. */
const PORTS_PER_RUN = 10;

/**
 * Claims ports until this process ends, so that runs can overlap.
 * @returns the first port
 */
export async function claimPorts(first = FIRST_PORT): Promise<number> {
  const claim = createServer().listen(first + PORTS_PER_RUN - 1, '127.0.0.1');
  try {
    await once(claim, 'listening');
    claim.unref();
    return first;
  } catch {
    return claimPorts(first + PORTS_PER_RUN);
  }
}
