/** The JSON messages of the voice service's WebSocket. The mock supports no other messages. */

/** Starts a voice session with the client's options. */
export interface Initiation {
  readonly type: 'conversation_initiation_client_data';
  readonly conversation_config_override?: {
    readonly agent?: {
      readonly prompt?: { readonly prompt?: string };
      readonly first_message?: string;
      readonly language?: string;
    };
    readonly conversation?: { readonly text_only?: boolean };
  };
  readonly custom_llm_extra_body?: Readonly<Record<string, unknown>>;
  readonly dynamic_variables?: Readonly<Record<string, unknown>>;
}

/** Base64 audio in the session's input format. This is the only message without a type. */
export interface UserAudio {
  readonly user_audio_chunk: string;
}

export interface ToolResult {
  readonly type: 'client_tool_result';
  readonly tool_call_id: string;
  readonly result?: string;
  readonly is_error?: boolean;
}

export type ClientMessage =
  | Initiation
  | UserAudio
  | ToolResult
  | { readonly type: 'pong'; readonly event_id: number }
  | { readonly type: 'user_message'; readonly text?: string }
  | { readonly type: 'user_activity' }
  | { readonly type: 'contextual_update'; readonly text?: string }
  | {
      readonly type: 'feedback';
      readonly event_id: number;
      readonly score: 'like' | 'dislike' | null;
    };

interface ToolCall {
  readonly tool_name: string;
  readonly tool_call_id: string;
  readonly parameters: Readonly<Record<string, unknown>>;
  readonly event_id: number;
}

export type ServerMessage =
  | {
      readonly type: 'conversation_initiation_metadata';
      readonly conversation_initiation_metadata_event: {
        readonly conversation_id: string;
        readonly agent_output_audio_format: string;
        readonly user_input_audio_format: string;
      };
    }
  | {
      readonly type: 'audio';
      readonly audio_event: { readonly audio_base_64: string; readonly event_id: number };
    }
  | {
      readonly type: 'agent_response';
      readonly agent_response_event: { readonly agent_response: string; readonly event_id: number };
    }
  | {
      readonly type: 'agent_response_correction';
      readonly agent_response_correction_event: {
        readonly original_agent_response: string;
        readonly corrected_agent_response: string;
        readonly event_id: number;
      };
    }
  | {
      readonly type: 'internal_tentative_agent_response';
      readonly tentative_agent_response_internal_event: { readonly tentative_agent_response: string };
    }
  | {
      readonly type: 'user_transcript';
      readonly user_transcription_event: { readonly user_transcript: string; readonly event_id: number };
    }
  | { readonly type: 'interruption'; readonly interruption_event: { readonly event_id: number } }
  | {
      readonly type: 'ping';
      /** `ping_ms` is the previous round-trip time, which the first ping doesn't have. */
      readonly ping_event: { readonly event_id: number; readonly ping_ms?: number };
    }
  | { readonly type: 'vad_score'; readonly vad_score_event: { readonly vad_score: number } }
  | { readonly type: 'client_tool_call'; readonly client_tool_call: ToolCall };

/** Parses a client message of any type. Returns undefined unless it is a JSON object. */
export function readClientMessage(text: string): ClientMessage | undefined {
  try {
    const message: unknown = JSON.parse(text);
    return typeof message === 'object' && message !== null ? (message as ClientMessage) : undefined;
  } catch {
    return undefined;
  }
}
