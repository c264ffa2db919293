import { once } from 'node:events';
import { createServer } from 'node:net';

/** The first port of the browser tests, unless a run beside this one has claimed it. */
export const FIRST_PORT = 4310;

/** How far apart the ports of two runs are; the last of them tells that they are claimed. */
const PORTS_PER_RUN = 10;

/**
 * Claims ports for the browser tests for as long as this process runs, so that two runs can go beside each other.
 * @returns the first of them
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
