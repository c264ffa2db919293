import type { CallProblem } from '#domain/liveDemo/callProblem.ts';
import type { DynamicVariables } from '#domain/liveDemo/dynamicVariables.ts';
import type { MuseumId } from '#domain/museums/museums.ts';
import { port } from '../port.ts';

/**
 * The line to the agents that talk with visitors: microphone in, voice out.
 *
 * The vendor's library behind it covers these rules, each proved on the wire: statuses and modes; pong for ping; an
 * error as the result of a tool that fails or that nobody has defined; silence while muted; PCM and mu-law, anything
 * else refused.
 *
 * These are ours: 16 kHz and echo cancellation; headphones first on iOS; the screen kept awake; three seconds of
 * patience on Android; old sound faded out within two seconds of an interruption; a call can be given up while it is
 * being connected, and lets go of microphone, sound and socket at once, as does one of which a part cannot be set up;
 * what was closed can be collected, sound included; the visitor can interrupt; sound that belongs to something
 * interrupted is dropped; the fade begins at full loudness; a broken line and a closed one are told apart; a missing
 * worklet is found before the microphone is asked for; the microphone's quarter of a second. That a response is rated
 * once is a rule of whoever calls: the line takes every rating.
 */
export interface VoiceLine {
  /**
   * Asks for the microphone, calls the agent and waits until it can be talked to. A problem leaves nothing open.
   * @throws Failure `cancelled` when the signal gave it up, with nothing left open; `unreachable` without its code
   */
  connect(request: CallRequest): Promise<ConnectReply>;
}
export const VoiceLine = port<VoiceLine>('VoiceLine');

export interface CallRequest {
  /**
   * The agent of the landing page; one by its id, unless this build has another as the curator of the museum; or one
   * behind an address that was signed for this call.
   */
  readonly agent:
    'landing' | { readonly agentId: string; readonly museum?: MuseumId } | { readonly signedUrl: string };
  readonly variables: DynamicVariables;
  readonly overrides?: AgentOverrides;
  /** Passed on to the language model as it is. */
  readonly llmExtraBody?: Readonly<Record<string, unknown>>;
  /** What the agent may ask this page to do, by name. What a tool returns is told to the agent, its error too. */
  readonly tools?: Readonly<Record<string, (parameters: unknown) => Promise<string | void> | string | void>>;
  /** Told of everything that happens, in order, and of `ended` last; nothing after that. */
  readonly listen: (event: CallEvent) => void;
  /** Gives up connecting. Of no effect on a call that is connected. */
  readonly signal: AbortSignal;
}

/** What this conversation says in place of the agent's own settings. */
export interface AgentOverrides {
  readonly prompt?: string;
  readonly firstMessage?: string;
  /** Two letters, such as `en`. */
  readonly language?: string;
  readonly voiceId?: string;
}

export type ConnectReply =
  | { readonly connected: true; readonly call: VoiceCall }
  | { readonly connected: false; readonly problem: CallProblem };

/** A call that is connected. After its end its methods do nothing. */
export interface VoiceCall {
  /** Hangs up and lets go of microphone and sound; resolves when they are. */
  disconnect(): Promise<void>;
  /** While muted the agent hears silence. */
  mute(muted: boolean): void;
  /** Stops what the agent is saying: it fades within two seconds, and the rest of it is not played. */
  interrupt(): void;
  /** Says something in writing. */
  say(text: string): void;
  /** Tells the agent something that it need not answer, such as what the visitor is looking at. */
  sendContextualUpdate(text: string): void;
  /** Tells the service what the visitor thinks of the response that was heard last. */
  rate(liked: boolean): void;
  /** How loud both sides are now, from 0 to 1. */
  levels(): Levels;
}

export interface Levels {
  readonly input: number;
  readonly output: number;
}

export type CallStatus = 'connecting' | 'connected' | 'disconnecting' | 'disconnected';

/** Speaking from the moment that audio arrives until all of it was played or it was interrupted; else listening. */
export type CallMode = 'listening' | 'speaking';

export type CallEvent =
  | { readonly kind: 'status'; readonly status: CallStatus }
  | { readonly kind: 'mode'; readonly mode: CallMode }
  | { readonly kind: 'message'; readonly speaker: 'agent' | 'visitor'; readonly text: string }
  /** An agent that was interrupted has said less than its message; `text` is what was heard of `original`. */
  | { readonly kind: 'correction'; readonly original: string; readonly text: string }
  /** Audio of the agent has arrived. */
  | { readonly kind: 'audio' }
  /** Something went wrong in the conversation, which goes on. In the words of the library, for the log. */
  | { readonly kind: 'error'; readonly message: string }
  /** Only of a call that was connected. */
  | { readonly kind: 'ended'; readonly ending: CallEnding };

export type CallEnding =
  | { readonly by: 'visitor' }
  /** The service closed with code 1000. */
  | { readonly by: 'agent' }
  | { readonly by: 'problem'; readonly problem: CallProblem };
