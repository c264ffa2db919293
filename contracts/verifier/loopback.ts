import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Has a server listen on any free port of this machine alone. @returns its address, without a slash at the end */
export async function listenOnLoopback(server: Server): Promise<string> {
  // Pact's connection waits as long as a state or an answer takes
  server.keepAliveTimeout = 0;
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

export function closeServer(server: Server): void {
  server.close();
  server.closeAllConnections();
}
