import type { ClientMessage, ServerMessage } from './wire.ts';

/** The record of one session, for client tests. Audio messages are counted, not stored. */
export interface SessionRecord {
  readonly id: string;
  readonly agentId: string;
  /** Client messages other than audio and pongs. */
  readonly received: readonly ClientMessage[];
  /** Service messages other than audio, pings, and voice activity scores. */
  readonly sent: readonly ServerMessage[];
  readonly chunksHeard: number;
  readonly chunksSpoken: number;
  /** Undefined while the session is open. */
  readonly closed?: { readonly code: number; readonly by: 'client' | 'service' };
}

interface OpenRecord {
  received(message: ClientMessage): void;
  sent(message: ServerMessage): void;
  /** Records who closed the session first. */
  closed(code: number, by: 'client' | 'service'): void;
}

export interface SessionLog {
  /** Recent sessions, newest last. */
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
