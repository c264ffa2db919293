import { curatorAgent, type CuratorKnowledge } from './agents/curatorAgent.ts';
import type { Dialogue } from './agents/dialogue.ts';
import { promptedAgent } from './agents/promptedAgent.ts';
import { restaurantAgent, type RestaurantKnowledge } from './agents/restaurantAgent.ts';
import { systemClock, type Clock } from './clock.ts';
import { startConversation, type Peer } from './conversation.ts';
import type { SessionLog } from './sessionLog.ts';
import type { Speech } from './speech/speech.ts';
import type { SessionFault } from '../faults/voiceFault.ts';
import { readClientMessage, type Initiation } from './wire.ts';

/** Returns a curator by agent ID. The app provides the curators, because the mock knows only restaurants. */
export type Curators = (agentId: string) => Promise<CuratorKnowledge | undefined>;

interface VoiceServiceOptions {
  readonly curators: Curators;
  /** Returns the restaurant that answers for every other agent ID. */
  readonly sampleRestaurant: () => Promise<RestaurantKnowledge | undefined>;
  readonly speech: Speech;
  readonly log: SessionLog;
  readonly nextFault: () => SessionFault | undefined;
  readonly clock?: Clock;
}

/** One client's socket. */
interface ServedSocket {
  receive(frame: string): void;
  /** Called after the client has disconnected. */
  closed(code: number): void;
}

export interface VoiceService {
  /** Serves an open socket at this address. */
  serve(url: URL, peer: Peer): ServedSocket;
}

/** The voice service for the agents of the landing page and the museums, on any kind of socket. */
export function createVoiceService(options: VoiceServiceOptions): VoiceService {
  const { curators, sampleRestaurant, speech, log, nextFault, clock = systemClock } = options;
  let opened = 0;

  async function dialogueFor(agentId: string, { conversation_config_override: override }: Initiation) {
    const dialogue = await agentFor(agentId, override?.agent?.prompt?.prompt);
    const greeting = override?.agent?.first_message ?? dialogue.greeting;
    return { ...dialogue, greeting };
  }

  async function agentFor(agentId: string, prompt: string | undefined): Promise<Dialogue> {
    if (prompt) return promptedAgent(prompt);
    const knowledge = await curators(agentId);
    if (knowledge) return curatorAgent(knowledge);
    return restaurantAgent((await sampleRestaurant()) ?? closedDown);
  }

  return {
    serve(url, peer) {
      const agentId = url.searchParams.get('agent_id') ?? '';
      opened += 1;
      speech.prepare();
      const id = `conv_${opened}`;
      const entry = log.open(id, agentId);
      const conversation = startConversation({
        id,
        clock,
        speech,
        dialogueFor: (initiation) => dialogueFor(agentId, initiation),
        fault: nextFault(),
        peer: {
          send(message) {
            entry.sent(message);
            peer.send(message);
          },
          close(code, reason) {
            entry.closed(code, 'service');
            peer.close(code, reason);
          },
          fail() {
            entry.closed(1006, 'service');
            peer.fail();
          },
        },
      });
      return {
        receive(frame) {
          const message = readClientMessage(frame);
          if (message) entry.received(message);
          conversation.receive(message);
        },
        closed(code) {
          conversation.end();
          entry.closed(code, 'client');
        },
      };
    },
  };
}

const closedDown: RestaurantKnowledge = {
  name: 'the restaurant',
  greeting: 'Hello! How can I help you today?',
  dishes: [],
  hours: 'I do not know our hours.',
  facts: [],
  soldOut: 'That is sold out.',
};
