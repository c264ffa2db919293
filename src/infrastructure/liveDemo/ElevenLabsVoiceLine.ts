import { Conversation, type Callbacks, type DisconnectionDetails } from '@elevenlabs/client';
import { Failure } from '#application/Failure.ts';
import type {
  CallEnding,
  CallEvent,
  CallRequest,
  ConnectReply,
  VoiceLine,
} from '#application/liveDemo/VoiceLine.ts';
import { CallResources } from './CallResources.ts';
import { CallSocket } from './CallSocket.ts';
import { CallSound } from './CallSound.ts';
import { ElevenLabsCall } from './ElevenLabsCall.ts';
import { problemAtEnd, problemAtStart } from './problems.ts';
import { VoiceService } from './VoiceService.ts';
import { checkWorklets, libsampleratePath, workletPaths } from './worklets.ts';

type SessionOptions = Parameters<typeof Conversation.startSession>[0];

/** How much sound goes into one message to the service (rule: microphone buffer). */
const MICROPHONE_BUFFER_MS = 250;

/** Android needs a while to switch its sound to a call (rule: connection delay). */
const CONNECTION_DELAY = { default: 0, android: 3000 };

export class ElevenLabsVoiceLine implements VoiceLine {
  static readonly needs = [VoiceService] as const;
  /** Looked at once: a browser keeps what it is looked at with for as long as the page. */
  private areWorkletsThere = false;

  constructor(private readonly service: VoiceService) {}

  async connect(request: CallRequest): Promise<ConnectReply> {
    const { signal } = request;
    const ended = new AbortController();
    let conversation: Conversation | undefined;
    let isConnected = false;
    // nobody wants to hear of a call that was given up
    const tell = (event: CallEvent) => {
      if (isConnected || !signal.aborted) request.listen(event);
    };
    const resources = new CallResources();
    const socket = new CallSocket(resources, {
      onAudio: () => tell({ kind: 'audio' }),
      // the library's fade begins where the loudness was last set, which may be long ago
      onFade: () => conversation?.setVolume({ volume: 1 }),
    });
    const giveUp = () => resources.letGo();
    signal.addEventListener('abort', giveUp);
    try {
      await this.service.ready;
      if (!this.areWorkletsThere) await checkWorklets();
      this.areWorkletsThere = true;
      // the browser must not ask for the microphone when nobody waits for it any more
      signal.throwIfAborted();
      conversation = await Conversation.startSession({
        ...this.sessionOf(request, resources, socket),
        ...callbacks(tell),
        onDisconnect: (details) => {
          ended.abort();
          resources.letGo();
          tell({ kind: 'ended', ending: endingOf(details, socket.hasFailed) });
        },
      });
      if (signal.aborted) await conversation.endSession();
      signal.throwIfAborted();
      isConnected = true;
      return { connected: true, call: new ElevenLabsCall(conversation, socket, ended.signal) };
    } catch (error) {
      resources.letGo();
      if (!signal.aborted) return { connected: false, problem: problemAtStart(error, socket.hasFailed) };
      throw new Failure('cancelled', { cause: error });
    } finally {
      signal.removeEventListener('abort', giveUp);
    }
  }

  private sessionOf(
    { agent, variables, overrides, llmExtraBody, tools }: CallRequest,
    resources: CallResources,
    socket: CallSocket,
  ) {
    const { origin, landingAgentId } = this.service;
    const { prompt, firstMessage, language, voiceId } = overrides ?? {};
    const settings = {
      ...(agent === 'landing' ? { agentId: landingAgentId } : agent),
      ...(origin && { origin }),
      connectionType: 'websocket',
      dynamicVariables: variables,
      overrides: { agent: { prompt, firstMessage, language }, tts: { voiceId } },
      ...(llmExtraBody && { customLlmExtraBody: llmExtraBody }),
      clientTools: tools ?? {},
      inputChunkDurationMs: MICROPHONE_BUFFER_MS,
      connectionDelay: CONNECTION_DELAY,
      preferHeadphonesForIosDevices: true,
      useWakeLock: true,
      workletPaths,
      libsampleratePath,
      // taught to the library by the build
      openSocket: socket.open,
      wait: resources.wait,
      sound: new CallSound(resources),
    };
    // its types know no `undefined` in overrides, and nothing that was taught
    return settings as unknown as SessionOptions;
  }
}

/** What the library tells, as events of a call. */
function callbacks(tell: (event: CallEvent) => void): Callbacks {
  return {
    onStatusChange: ({ status }) => tell({ kind: 'status', status }),
    onModeChange: ({ mode }) => tell({ kind: 'mode', mode }),
    onMessage: ({ role, message }) =>
      tell({ kind: 'message', speaker: role === 'agent' ? 'agent' : 'visitor', text: message }),
    onAgentResponseCorrection: ({ original_agent_response: original, corrected_agent_response: text }) =>
      tell({ kind: 'correction', original, text }),
    onError: (message) => tell({ kind: 'error', message }),
  };
}

function endingOf(details: DisconnectionDetails, hasFailed: boolean): CallEnding {
  if (details.reason === 'error') return { by: 'problem', problem: problemAtEnd(details, hasFailed) };
  return { by: details.reason === 'user' ? 'visitor' : 'agent' };
}
