import type { Clock } from './clock.ts';
import type { ServerMessage } from './wire.ts';

const EVERY_MS = 2000;

export interface Pings {
  /** Records the client's reply to a ping. Ignores an unknown ID. */
  pong(eventId: number): void;
  stop(): void;
}

/** Pings the client every two seconds. Each ping contains the previous round-trip time. */
export function startPings(
  clock: Clock,
  nextEventId: () => number,
  send: (message: ServerMessage) => void,
): Pings {
  const sentAt = new Map<number, number>();
  let measured: number | undefined;
  let cancelTimer = () => {};

  function ping() {
    const event_id = nextEventId();
    sentAt.set(event_id, clock.now());
    const ping_event = { event_id, ...(measured !== undefined && { ping_ms: measured }) };
    send({ type: 'ping', ping_event });
    cancelTimer = clock.after(EVERY_MS, ping);
  }
  ping();

  return {
    pong(eventId) {
      const at = sentAt.get(eventId);
      if (at === undefined) return;
      sentAt.delete(eventId);
      measured = Math.round(clock.now() - at);
    },
    stop: () => cancelTimer(),
  };
}
