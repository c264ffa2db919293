import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Listens on a free loopback port. @returns the address without a trailing slash */
export async function listenOnLoopback(server: Server): Promise<string> {
  // keeps Pact's connection open, even if a state or a response takes long
  server.keepAliveTimeout = 0;
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

export function closeServer(server: Server): void {
  server.close();
  server.closeAllConnections();
}
