import { startServer, type RunningServer } from '../../mocks/hosts/server.ts';
import { emptySeed } from '../../mocks/seed/empty.ts';
import { UnreliableHost } from './UnreliableHost.ts';

/** The mock backend behind an unreliable connection. */
export interface ShiftHost {
  readonly server: RunningServer;
  /** The connection that the app sends its requests to. */
  readonly connection: UnreliableHost;
  /** The host's time in epoch milliseconds, independent of the device's clock. */
  now: number;
  close(): Promise<void>;
}

/** @param port the connection's port; 0 picks a free port */
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
