import { startServer, type RunningServer } from '../../mocks/hosts/server.ts';
import { emptySeed } from '../../mocks/seed/empty.ts';
import { UnreliableHost } from './UnreliableHost.ts';

/** The fake backend behind a connection that fails. */
export interface ShiftHost {
  readonly server: RunningServer;
  /** The app sends its calls to the URL of this one. */
  readonly connection: UnreliableHost;
  /** The time at the host in epoch milliseconds, whatever a device believes. */
  now: number;
  close(): Promise<void>;
}

/** @param port of the connection; 0 picks a free one */
export async function startShiftHost(port = 0): Promise<ShiftHost> {
  const clock = { now: Date.now() };
  const server = await startServer({ port: 0, seed: emptySeed(), now: () => clock.now });
  const connection = await UnreliableHost.before(server.url, port);
  return Object.assign(clock, {
    server,
    connection,
    async close() {
      await connection.close();
      await server.close();
    },
  });
}
