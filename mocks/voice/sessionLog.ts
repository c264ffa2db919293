import type { ClientMessage, ServerMessage } from './wire.ts';

/** What happened in a session, for those who test a client. Sound is counted, not kept. */
export interface SessionRecord {
  readonly id: string;
  readonly agentId: string;
  /** What the client sent, without its sound and its pongs. */
  readonly received: readonly ClientMessage[];
  /** What the service sent, without its sound, its pings and its scores of voice activity. */
  readonly sent: readonly ServerMessage[];
  readonly chunksHeard: number;
  readonly chunksSpoken: number;
  /** While the session is open undefined. */
  readonly closed?: { readonly code: number; readonly by: 'client' | 'service' };
}

interface OpenRecord {
  received(message: ClientMessage): void;
  sent(message: ServerMessage): void;
  /** The first who closes is the one who did. */
  closed(code: number, by: 'client' | 'service'): void;
}

export interface SessionLog {
  /** The last sessions, the newest at the end. */
  readonly sessions: readonly SessionRecord[];
  open(id: string, agentId: string): OpenRecord;
  clear(): void;
}

const KEPT = 100;
const UNSAID = new Set(['ping', 'vad_score']);

export function createSessionLog(): SessionLog {
  const sessions: SessionRecord[] = [];
  return {
    sessions,
    clear: () => void (sessions.length = 0),
    open(id, agentId) {
      const record = {
        id,
        agentId,
        received: [] as ClientMessage[],
        sent: [] as ServerMessage[],
        chunksHeard: 0,
        chunksSpoken: 0,
      };
      sessions.push(record);
      if (sessions.length > KEPT) sessions.shift();
      return {
        received(message) {
          if (!('type' in message)) record.chunksHeard += 1;
          else if (message.type !== 'pong') record.received.push(message);
        },
        sent(message) {
          if (message.type === 'audio') record.chunksSpoken += 1;
          else if (!UNSAID.has(message.type)) record.sent.push(message);
        },
        closed(code, by) {
          if (!('closed' in record)) Object.assign(record, { closed: { code, by } });
        },
      };
    },
  };
}
