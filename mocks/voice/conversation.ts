import { audioFormat, fromBase64, toBase64 } from './audio/audioFormat.ts';
import { createVoiceActivity } from './audio/voiceActivity.ts';
import type { Dialogue } from './agents/dialogue.ts';
import type { Clock } from './clock.ts';
import type { SessionFault } from '../faults/voiceFault.ts';
import { startPings, type Pings } from './pings.ts';
import type { Speech } from './speech/speech.ts';
import { createTurnTaking, type Turns } from './turns.ts';
import type { ClientMessage, Initiation, ServerMessage } from './wire.ts';

const FORMAT = 'pcm_16000';
/** The delay before the greeting. Clients ignore messages until they have processed the metadata. */
const GREETS_AFTER_MS = 100;
/** The time until a fault ends the session, during the greeting. */
const FAULT_AFTER_MS = 1000;

const INVALID = 'Received an invalid message';

/** The client's end of the voice session's socket. */
export interface Peer {
  send(message: ServerMessage): void;
  close(code: number, reason: string): void;
  /** Drops the connection without a closing handshake. */
  fail(): void;
}

export interface ConversationOptions {
  readonly id: string;
  readonly peer: Peer;
  readonly clock: Clock;
  readonly speech: Speech;
  /** Creates the agent for the client's initiation data. */
  readonly dialogueFor: (initiation: Initiation) => Promise<Dialogue>;
  readonly fault?: SessionFault | undefined;
}

export interface Conversation {
  receive(message: ClientMessage | undefined): void;
  /** Stops all timers and messages. Called after the socket has closed. */
  end(): void;
}

/**
 * Starts the service's side of a voice session. The service waits for initiation data, sends metadata and the
 * greeting, and replies turn by turn. The connection closes with code 1000 after the agent's goodbye.
 */
export function startConversation({
  id,
  peer,
  clock,
  speech,
  dialogueFor,
  fault,
}: ConversationOptions): Conversation {
  const formatName = fault?.voice === 'format' ? fault.format : FORMAT;
  const format = audioFormat(formatName);
  const activity = createVoiceActivity();
  const timers = new Set<() => void>();
  let phase: 'waiting' | 'opening' | 'open' | 'over' = 'waiting';
  let lastEventId = 0;
  const nextEventId = () => (lastEventId += 1);
  let dialogue: Dialogue | undefined;
  let pings: Pings | undefined;
  let turns: Turns | undefined;

  const after = (milliseconds: number, act: () => void) => void timers.add(clock.after(milliseconds, act));

  async function open(initiation: Initiation) {
    phase = 'opening';
    const agent = await dialogueFor(initiation);
    if (phase !== 'opening') return;
    if (fault?.voice === 'slow') after(fault.ms, () => begin(agent, initiation));
    else begin(agent, initiation);
  }

  function begin(agent: Dialogue, { conversation_config_override: override }: Initiation) {
    phase = 'open';
    dialogue = agent;
    peer.send({
      type: 'conversation_initiation_metadata',
      conversation_initiation_metadata_event: {
        conversation_id: id,
        agent_output_audio_format: formatName,
        user_input_audio_format: formatName,
      },
    });
    after(GREETS_AFTER_MS, () => {
      pings = startPings(clock, nextEventId, peer.send);
      if (fault?.voice === 'silent') return;
      turns?.greet();
    });
    if (fault?.voice === 'closes') after(FAULT_AFTER_MS, () => hangUp(fault.code, fault.reason));
    if (fault?.voice === 'socket-error') after(FAULT_AFTER_MS, breakOff);
    if (fault?.voice === 'silent') return;

    const language = override?.agent?.language ?? 'en';
    turns = createTurnTaking({
      dialogue: agent,
      clock,
      nextEventId,
      send: peer.send,
      say: override?.conversation?.text_only ? undefined : (sentence) => speech.say(sentence, language),
      sendAudio: (samples) =>
        peer.send({
          type: 'audio',
          audio_event: { audio_base_64: toBase64(format.encode(samples)), event_id: nextEventId() },
        }),
      onOver: () => hangUp(1000, 'The conversation is over'),
    });
  }

  function hear(chunk: string) {
    const samples = samplesOf(chunk);
    if (!samples) return hangUp(1007, INVALID);
    for (const event of activity.process(samples)) {
      if (event === 'begins') turns?.voiceBegins();
      else turns?.voiceEnds();
    }
    peer.send({ type: 'vad_score', vad_score_event: { vad_score: activity.score } });
  }

  function samplesOf(chunk: string): Int16Array | undefined {
    try {
      return format.decode(fromBase64(chunk));
    } catch {
      return undefined;
    }
  }

  function obey(message: ClientMessage) {
    if (!('type' in message)) return hear(message.user_audio_chunk);
    switch (message.type) {
      case 'user_message':
        return turns?.read(message.text ?? '');
      case 'pong':
        return pings?.pong(message.event_id);
      case 'client_tool_result':
        return turns?.toolResult(message);
      case 'user_activity':
        return turns?.expectVisitor();
      case 'contextual_update':
        return dialogue?.learn(message.text ?? '');
      default:
    }
  }

  function end() {
    phase = 'over';
    pings?.stop();
    turns?.stop();
    for (const cancelTimer of timers) cancelTimer();
  }

  function hangUp(code: number, reason: string) {
    end();
    peer.close(code, reason);
  }

  function breakOff() {
    end();
    peer.fail();
  }

  return {
    receive(message) {
      if (phase === 'over') return;
      if (!message) return hangUp(1007, INVALID);
      if (phase === 'open') return obey(message);
      // ignores messages that come before the metadata was sent
      if (phase === 'opening') return;
      if ('type' in message && message.type === 'conversation_initiation_client_data') void open(message);
      else hangUp(1008, 'Expected the initiation data first');
    },
    end,
  };
}
