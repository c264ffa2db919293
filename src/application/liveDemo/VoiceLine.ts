import type { AudioProblem, CallProblem } from '#domain/liveDemo/callProblem.ts';
import type { DynamicVariables } from '#domain/liveDemo/dynamicVariables.ts';
import type { MuseumId } from '#domain/museums/museums.ts';
import { port } from '../port.ts';

/**
 * The connection to voice agents. Sends the visitor's speech and plays the agent's.
 *
 * The vendor's library already reports status and mode changes, answers pings, returns an error for a failing
 * or undefined tool, sends silence while muted, and accepts only PCM and mu-law (verified on the wire).
 *
 * The adapter adds: 16 kHz audio with echo cancellation; headphones preferred on iOS; a screen wake lock; a
 * three-second connection delay on Android; interruptions by the visitor; a fade-out of interrupted speech,
 * within two seconds from full volume; dropping late audio of interrupted speech; telling a broken connection
 * from a closed one; detecting a missing worklet before asking for the microphone; a quarter-second
 * microphone buffer; switching to another microphone when the current one is unplugged, used by another
 * program, or no longer the default; resuming interrupted audio. Connecting can be canceled at any time. A
 * canceled or failed setup releases the microphone, audio, and socket immediately. Closed sessions can be
 * garbage-collected. This port sends every rating; its caller must rate each response only once.
 */
export interface VoiceLine {
  /**
   * Asks for the microphone, connects to the agent, and waits until the agent is ready. A failed connection
   * leaves nothing open.
   * @throws Failure `cancelled` if the signal aborts, with nothing left open; `unreachable` if the client
   * code cannot be loaded
   */
  connect(request: CallRequest): Promise<ConnectReply>;
}
export const VoiceLine = port<VoiceLine>('VoiceLine');

export interface CallRequest {
  /**
   * The landing page's agent, the id of an agent (a build can replace a museum curator's), or a signed URL
   * for this session.
   */
  readonly agent:
    'landing' | { readonly agentId: string; readonly museum?: MuseumId } | { readonly signedUrl: string };
  readonly variables: DynamicVariables;
  readonly overrides?: AgentOverrides;
  /** Passed to the language model unchanged. */
  readonly llmExtraBody?: Readonly<Record<string, unknown>>;
  /** Tools the agent can call, by name. Results and errors are returned to the agent. */
  readonly tools?: Readonly<Record<string, (parameters: unknown) => Promise<string | void> | string | void>>;
  /** Receives every event in order. `ended` is the last one. */
  readonly listen: (event: CallEvent) => void;
  /** Cancels connecting. Has no effect once connected. */
  readonly signal: AbortSignal;
}

/** Settings that override the agent's own for this session. */
export interface AgentOverrides {
  readonly prompt?: string;
  readonly firstMessage?: string;
  /** Two-letter language code, such as `en`. */
  readonly language?: string;
  readonly voiceId?: string;
}

export type ConnectReply =
  | { readonly connected: true; readonly call: VoiceCall }
  | { readonly connected: false; readonly problem: CallProblem };

/** A connected voice session. Its methods do nothing after it ends. */
export interface VoiceCall {
  /** Hangs up and releases microphone and audio. Resolves once released. */
  disconnect(): Promise<void>;
  /** While `muted`, sends silence instead of the visitor's speech. */
  mute(muted: boolean): void;
  /** Interrupts the agent: its speech fades out within two seconds and the rest is not played. */
  interrupt(): void;
  say(text: string): void;
  /** Sends context that the agent need not answer, such as the page that the visitor is viewing. */
  sendContextualUpdate(text: string): void;
  /** Sends the visitor's rating of the agent's last response. */
  rate(liked: boolean): void;
  /** Tries to fix an audio problem. Call this on a click, because some fixes require one. */
  repairAudio(): void;
  /** Current volume of the visitor and of the agent, from 0 to 1. */
  levels(): Levels;
}

export interface Levels {
  readonly input: number;
  readonly output: number;
}

export type CallStatus = 'connecting' | 'connected' | 'disconnecting' | 'disconnected';

/** `speaking` while the agent's audio plays, until all of it has played or is interrupted. */
export type CallMode = 'listening' | 'speaking';

export type CallEvent =
  | { readonly kind: 'status'; readonly status: CallStatus }
  | { readonly kind: 'mode'; readonly mode: CallMode }
  | { readonly kind: 'message'; readonly speaker: 'agent' | 'visitor'; readonly text: string }
  /** The agent was interrupted. The visitor heard only `text`, a part of the message `original`. */
  | { readonly kind: 'correction'; readonly original: string; readonly text: string }
  /**
   * The problem with a connected session's microphone or sound, such as an unplugged device. Undefined once
   * both work again.
   */
  | { readonly kind: 'audio-problem'; readonly problem: AudioProblem | undefined }
  /** Agent audio arrived. */
  | { readonly kind: 'audio' }
  /** The library's message about a non-fatal error, for the log. */
  | { readonly kind: 'error'; readonly message: string }
  /** Sent only if the session had connected. */
  | { readonly kind: 'ended'; readonly ending: CallEnding };

export type CallEnding =
  | { readonly by: 'visitor' }
  /** The service closed the connection with code 1000. */
  | { readonly by: 'agent' }
  | { readonly by: 'problem'; readonly problem: CallProblem };
