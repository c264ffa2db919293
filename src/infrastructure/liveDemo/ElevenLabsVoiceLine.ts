import type { BaseSessionConfig, Callbacks, DisconnectionDetails, Language } from '@elevenlabs/client';
import { Failure } from '#application/Failure.ts';
import type {
  AgentOverrides,
  CallEnding,
  CallEvent,
  CallRequest,
  ConnectReply,
  VoiceLine,
} from '#application/liveDemo/VoiceLine.ts';
import { AudioHealth } from './AudioHealth.ts';
import { CallResources } from './CallResources.ts';
import { CallSocket } from './CallSocket.ts';
import { ElevenLabsCall } from './ElevenLabsCall.ts';
import { problemAtEnd, problemAtStart } from './callProblems.ts';
import { requireMicrophoneSupport } from './microphoneProblem.ts';
import { startSession } from './startSession.ts';
import { VoiceService } from './VoiceService.ts';
import { checkWorklets } from './worklets.ts';

export class ElevenLabsVoiceLine implements VoiceLine {
  static readonly needs = [VoiceService] as const;
  /** Checked only once, because browsers keep the audio context of each check until the page closes. */
  private areWorkletsThere = false;

  constructor(private readonly service: VoiceService) {}

  async connect(request: CallRequest): Promise<ConnectReply> {
    const { signal } = request;
    let isConnected = false;
    // drop events of a canceled session
    const emit = (event: CallEvent) => {
      if (isConnected || !signal.aborted) request.listen(event);
    };
    const resources = new CallResources();
    const socket = new CallSocket(resources, () => emit({ kind: 'audio' }));
    const health = new AudioHealth((problem) => emit({ kind: 'audio-problem', problem }));
    const giveUp = () => void resources.release();
    signal.addEventListener('abort', giveUp);
    try {
      await this.service.ready;
      requireMicrophoneSupport();
      if (!this.areWorkletsThere) await checkWorklets();
      this.areWorkletsThere = true;
      // don't ask for the microphone after the session was canceled
      signal.throwIfAborted();
      const options = {
        ...this.optionsOf(request),
        ...callbacks(emit, socket),
        createWebSocket: socket.open,
      };
      const conversation = await startSession(options, resources, health);
      if (signal.aborted) await conversation.endSession();
      signal.throwIfAborted();
      isConnected = true;
      return { connected: true, call: new ElevenLabsCall(conversation, socket, health, resources.signal) };
    } catch (error) {
      void resources.release();
      if (!signal.aborted) return { connected: false, problem: problemAtStart(error, socket) };
      throw new Failure('cancelled', { cause: error });
    } finally {
      signal.removeEventListener('abort', giveUp);
    }
  }

  private addressOf(agent: CallRequest['agent']) {
    const { landingAgentId, curatorAgents = {} } = this.service;
    if (agent === 'landing') return { agentId: landingAgentId };
    if ('signedUrl' in agent) return agent;
    const { agentId, museum } = agent;
    return { agentId: (museum && curatorAgents[museum]) ?? agentId };
  }

  private optionsOf({ agent, variables, overrides, llmExtraBody, tools }: CallRequest) {
    const { origin } = this.service;
    return {
      ...this.addressOf(agent),
      ...(origin && { origin }),
      dynamicVariables: variables,
      overrides: overridesOf(overrides),
      ...(llmExtraBody && { customLlmExtraBody: llmExtraBody }),
      clientTools: tools ?? {},
    };
  }
}

function overridesOf({ prompt, firstMessage, language, voiceId }: AgentOverrides = {}): NonNullable<
  BaseSessionConfig['overrides']
> {
  return {
    agent: {
      ...(prompt !== undefined && { prompt: { prompt } }),
      ...(firstMessage !== undefined && { firstMessage }),
      // the service may support more languages than the library's types
      ...(language !== undefined && { language: language as Language }),
    },
    tts: { ...(voiceId !== undefined && { voiceId }) },
  };
}

/** Converts the library's callbacks to session events. */
function callbacks(emit: (event: CallEvent) => void, socket: CallSocket): Callbacks {
  return {
    onStatusChange: ({ status }) => emit({ kind: 'status', status }),
    onModeChange: ({ mode }) => emit({ kind: 'mode', mode }),
    onMessage: ({ role, message }) =>
      emit({ kind: 'message', speaker: role === 'agent' ? 'agent' : 'visitor', text: message }),
    onAgentResponseCorrection: ({ original_agent_response: original, corrected_agent_response: text }) =>
      emit({ kind: 'correction', original, text }),
    onError: (message) => emit({ kind: 'error', message }),
    onDisconnect: (details) => emit({ kind: 'ended', ending: endingOf(details, socket.hasFailed) }),
  };
}

function endingOf(details: DisconnectionDetails, hasFailed: boolean): CallEnding {
  if (details.reason === 'error') return { by: 'problem', problem: problemAtEnd(details, hasFailed) };
  return { by: details.reason === 'user' ? 'visitor' : 'agent' };
}
