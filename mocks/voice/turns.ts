import type { Dialogue, Reply } from './agents/dialogue.ts';
import { createTour } from './agents/tour.ts';
import type { Clock } from './clock.ts';
import { streamSpeech, type SpeechStream } from './speaking.ts';
import { sentencesOf } from './speech/sentences.ts';
import type { ServerMessage, ToolResult } from './wire.ts';

/** A fast agent's typical thinking time. */
const THINKING_MS = 300;
const TOOL_TIMEOUT_MS = 5000;
/** The silence before the tour's next example. */
const TOUR_PAUSE_MS = 2500;
/** The transcript of speech that was not recognized. */
const UNRECOGNIZED_SPEECH = '(spoken words)';

interface TurnsOptions {
  readonly dialogue: Dialogue;
  readonly clock: Clock;
  readonly nextEventId: () => number;
  readonly send: (message: ServerMessage) => void;
  /** Synthesizes a sentence. Undefined for text-only sessions. */
  readonly say: ((sentence: string) => Promise<Int16Array>) | undefined;
  readonly sendAudio: (samples: Int16Array) => void;
  /** Called after the agent's last word has been played. */
  readonly onOver: () => void;
}

/** Manages whose turn it is. The agent replies to one input at a time and stops when interrupted. */
export interface Turns {
  greet(): void;
  /** Handles typed text. */
  read(text: string): void;
  voiceBegins(): void;
  voiceEnds(): void;
  /** Stops the agent because the visitor is about to speak or type. */
  expectVisitor(): void;
  toolResult(result: ToolResult): void;
  stop(): void;
}

export function createTurnTaking(options: TurnsOptions): Turns {
  const { dialogue, clock, nextEventId, send, say, sendAudio, onOver } = options;
  const tour = createTour(dialogue);
  let speaking: (SpeechStream & { readonly text: string; readonly eventId: number }) | undefined;
  let tool: { readonly callId: string; readonly replyTo: (result: ToolResult) => Reply } | undefined;
  /** Cancels the agent's scheduled action. */
  let cancelTimer = () => {};

  function later(milliseconds: number, act: () => void) {
    cancelTimer();
    cancelTimer = clock.after(milliseconds, act);
  }

  function give(reply: Reply) {
    if (!reply.tool) return utter(reply);
    const event_id = nextEventId();
    const tool_call_id = `tool-call-${event_id}`;
    tool = { callId: tool_call_id, replyTo: reply.tool.replyTo };
    const { name, parameters } = reply.tool;
    send({
      type: 'client_tool_call',
      client_tool_call: { tool_name: name, tool_call_id, parameters, event_id },
    });
    later(TOOL_TIMEOUT_MS, () => {
      tool = undefined;
      utter(reply);
    });
  }

  function utter({ text, isLast }: Reply) {
    send({
      type: 'internal_tentative_agent_response',
      tentative_agent_response_internal_event: { tentative_agent_response: sentencesOf(text)[0] ?? text },
    });
    const eventId = nextEventId();
    send({ type: 'agent_response', agent_response_event: { agent_response: text, event_id: eventId } });

    const onPlayed = () => {
      speaking = undefined;
      if (isLast) onOver();
      else if (tour.isRunning) later(TOUR_PAUSE_MS, () => give(tour.next()));
    };
    if (!say) return onPlayed();
    speaking = { text, eventId, ...streamSpeech({ text, say, clock, onAudio: sendAudio, onPlayed }) };
  }

  /** Interrupts the agent, because it is the visitor's turn. */
  function interrupt() {
    cancelTimer();
    tool = undefined;
    if (!speaking) return;
    const { text, eventId, stop } = speaking;
    speaking = undefined;
    const heard = stop();
    send({ type: 'interruption', interruption_event: { event_id: nextEventId() } });
    send({
      type: 'agent_response_correction',
      agent_response_correction_event: {
        original_agent_response: text,
        corrected_agent_response: heard === text ? text : `${heard}...`,
        event_id: eventId,
      },
    });
  }

  return {
    greet: () => utter({ text: dialogue.greeting }),
    read(text) {
      if (text.trim() === '') return;
      interrupt();
      tour.leave();
      later(THINKING_MS, () => give(dialogue.answer(text)));
    },
    voiceBegins: interrupt,
    voiceEnds() {
      send({
        type: 'user_transcript',
        user_transcription_event: { user_transcript: UNRECOGNIZED_SPEECH, event_id: nextEventId() },
      });
      later(THINKING_MS, () => give(tour.next()));
    },
    expectVisitor() {
      interrupt();
      if (tour.isRunning) later(TOUR_PAUSE_MS, () => give(tour.next()));
    },
    toolResult(result) {
      if (tool?.callId !== result.tool_call_id) return;
      const { replyTo } = tool;
      tool = undefined;
      cancelTimer();
      give(replyTo(result));
    },
    stop() {
      cancelTimer();
      tool = undefined;
      speaking?.stop();
      speaking = undefined;
    },
  };
}
