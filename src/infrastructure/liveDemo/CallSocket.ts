import * as v from 'valibot';
import type { CallResources } from './CallResources.ts';

const AnyEvent = v.looseObject({ type: v.string() });

const WatchedEvent = v.variant('type', [
  v.object({
    type: v.literal('conversation_initiation_metadata'),
    conversation_initiation_metadata_event: v.object({
      agent_output_audio_format: v.string(),
      user_input_audio_format: v.optional(v.string(), 'pcm_16000'),
    }),
  }),
  v.object({ type: v.literal('audio'), audio_event: v.object({ event_id: v.number() }) }),
  v.object({ type: v.literal('interruption'), interruption_event: v.object({ event_id: v.number() }) }),
  v.object({ type: v.literal('agent_response') }),
  v.object({ type: v.literal('user_transcript') }),
]);

/** How long the service may take to accept a session, in milliseconds. The microphone is on during this. */
const ACCEPT_TIMEOUT_MS = 15_000;

/** Audio formats the library can play and record. */
const SUPPORTED_FORMAT = /^(pcm|ulaw)_[1-9]/;

/**
 * The websocket of one voice session. Filters messages before the library sees them, to add features that the
 * library lacks: it drops audio of interrupted speech, lets the visitor interrupt, accepts the first messages
 * in any order, and stops waiting for a session that doesn't start.
 */
export class CallSocket {
  /** Whether the connection broke instead of being closed. */
  hasFailed = false;
  /** The service's audio format, if the library does not support it. */
  unsupportedFormat: string | undefined;
  private socket: WebSocket | undefined;
  private newestAudio = 0;
  /** Event id of the last interruption. Audio with a smaller id is obsolete. */
  private interruptedAt = 0;
  /** Whether the visitor interrupted and the service has not confirmed this yet. */
  private cannotPlay = false;
  /** Messages from before the session's metadata. Undefined once the metadata has arrived. */
  private early: string[] | undefined = [];
  /** Whether no audio is playing, so that an interruption has nothing to fade out. */
  private isQuiet = true;

  constructor(
    private readonly resources: CallResources,
    /** Called when playable audio arrives. */
    private readonly onAudio: () => void,
  ) {}

  /** Opens the library's websocket. @throws Failure `cancelled` if the session was canceled */
  readonly open = (url: string, protocols?: string[]): WebSocket => {
    const socket = new WebSocket(url, protocols);
    this.resources.hold(() => hangUp(socket));
    this.closeUnlessAcceptedIn(ACCEPT_TIMEOUT_MS, socket);
    socket.addEventListener('message', this.filterMessage);
    socket.addEventListener('error', () => (this.hasFailed = true));
    this.socket = socket;
    return socket;
  };

  /** Makes the library react as if the service had reported an interruption. */
  interrupt(): void {
    if (this.isQuiet) return;
    const interruption = { type: 'interruption', interruption_event: { event_id: this.newestAudio + 1 } };
    this.socket?.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(interruption) }));
    this.cannotPlay = true;
  }

  private readonly filterMessage = (message: MessageEvent<unknown>): void => {
    const parsed = parse(message.data);
    if (!parsed || !this.isReadyFor(parsed.type, message.data)) return message.stopImmediatePropagation();
    const { success, output: event } = v.safeParse(WatchedEvent, parsed);
    if (!success) return;
    if (event.type === 'audio') return this.handleAudio(message, event.audio_event.event_id);
    this.cannotPlay = false;
    if (event.type === 'interruption') this.handleInterruption(event.interruption_event.event_id);
    if (event.type === 'conversation_initiation_metadata') {
      const formats = event.conversation_initiation_metadata_event;
      this.unsupportedFormat = Object.values(formats).find((format) => !SUPPORTED_FORMAT.test(format));
    }
  };

  private closeUnlessAcceptedIn(milliseconds: number, socket: WebSocket): void {
    const timer = setTimeout(() => {
      if (!this.early) return;
      this.hasFailed = true;
      hangUp(socket);
    }, milliseconds);
    this.resources.hold(() => clearTimeout(timer));
  }

  /** Delays other messages until the metadata arrives, because the library requires the metadata first. */
  private isReadyFor(type: string, data: unknown): boolean {
    const { early, socket } = this;
    if (!early) return true;
    if (type !== 'conversation_initiation_metadata') {
      early.push(String(data));
      return false;
    }
    this.early = undefined;
    // the library starts listening for further messages a moment later
    setTimeout(() =>
      early.forEach((each) => socket?.dispatchEvent(new MessageEvent('message', { data: each }))),
    );
    return true;
  }

  private handleAudio(message: MessageEvent<unknown>, eventId: number): void {
    // otherwise the library would play this audio
    if (this.cannotPlay || eventId < this.interruptedAt) return message.stopImmediatePropagation();
    this.newestAudio = eventId;
    this.isQuiet = false;
    this.onAudio();
  }

  private handleInterruption(eventId: number): void {
    this.interruptedAt = Math.max(this.interruptedAt, eventId);
    this.isQuiet = true;
  }
}

/** Closes the socket. Notifies the library at once, because the service may be slow to confirm, or gone. */
function hangUp(socket: WebSocket): void {
  if (socket.readyState >= WebSocket.CLOSING) return;
  socket.close(1000, 'User ended conversation');
  socket.dispatchEvent(new CloseEvent('close', { code: 1000 }));
}

/** Parses a message. Undefined if it isn't an event, such as binary data, which would crash the library. */
function parse(data: unknown): v.InferOutput<typeof AnyEvent> | undefined {
  try {
    const { success, output } = v.safeParse(AnyEvent, JSON.parse(String(data)));
    return success ? output : undefined;
  } catch {
    return undefined;
  }
}
