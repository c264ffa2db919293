import * as v from 'valibot';

/**
 * The contract of the voice WebSocket: one JSON text per message. Tests compare the contract with the mock,
 * the app's library, and a recorded session.
 */

const text = v.string();
const eventId = v.number();

/**
 * An audio format that the app can play and record: 16-bit samples or µ-law, with a rate in hertz that every
 * browser supports.
 */
const audioFormat = v.pipe(
  text,
  v.regex(/^(pcm|ulaw)_\d+$/, 'a format such as pcm_16000'),
  v.check((format) => {
    const rate = Number(format.split('_')[1]);
    return rate >= 8000 && rate <= 96_000;
  }, 'a rate from 8000 to 96000'),
);
const base64 = v.pipe(text, v.nonEmpty('Base64'), v.base64('Base64'));

/** A message from the service. The app ignores extra fields and unknown types. */
export const ServerMessage = v.variant('type', [
  v.object({
    type: v.literal('conversation_initiation_metadata'),
    conversation_initiation_metadata_event: v.object({
      conversation_id: text,
      agent_output_audio_format: audioFormat,
      /** Defaults to `pcm_16000`. */
      user_input_audio_format: v.optional(audioFormat),
    }),
  }),
  v.object({
    type: v.literal('audio'),
    audio_event: v.object({ audio_base_64: base64, event_id: eventId }),
  }),
  v.object({
    type: v.literal('agent_response'),
    agent_response_event: v.object({ agent_response: text, event_id: eventId }),
  }),
  v.object({
    type: v.literal('agent_response_correction'),
    agent_response_correction_event: v.object({
      original_agent_response: text,
      corrected_agent_response: text,
    }),
  }),
  v.object({
    type: v.literal('internal_tentative_agent_response'),
    tentative_agent_response_internal_event: v.object({ tentative_agent_response: text }),
  }),
  v.object({
    type: v.literal('user_transcript'),
    user_transcription_event: v.object({ user_transcript: text, event_id: eventId }),
  }),
  v.object({ type: v.literal('interruption'), interruption_event: v.object({ event_id: eventId }) }),
  v.object({ type: v.literal('vad_score'), vad_score_event: v.object({ vad_score: v.number() }) }),
  v.object({
    type: v.literal('client_tool_call'),
    client_tool_call: v.object({
      tool_name: text,
      tool_call_id: text,
      parameters: v.record(text, v.unknown()),
      event_id: eventId,
    }),
  }),
  v.object({
    type: v.literal('ping'),
    ping_event: v.object({ event_id: eventId, ping_ms: v.optional(v.number()) }),
  }),
]);
export type ServerMessage = v.InferInput<typeof ServerMessage>;

/** Microphone audio in the metadata's format. This is the only message without a type. */
const UserAudio = v.strictObject({ user_audio_chunk: base64 });

/** A message from the app. The app sends no other kinds of messages. */
export const ClientMessage = v.union([
  v.variant('type', [
    v.object({
      type: v.literal('conversation_initiation_client_data'),
      conversation_config_override: v.optional(v.record(text, v.unknown())),
      custom_llm_extra_body: v.optional(v.record(text, v.unknown())),
      dynamic_variables: v.optional(v.record(text, v.unknown())),
    }),
    v.strictObject({ type: v.literal('user_message'), text }),
    v.strictObject({ type: v.literal('user_activity') }),
    v.strictObject({ type: v.literal('contextual_update'), text }),
    v.strictObject({ type: v.literal('pong'), event_id: eventId }),
    v.strictObject({
      type: v.literal('feedback'),
      score: v.picklist(['like', 'dislike']),
      event_id: eventId,
    }),
    v.object({
      type: v.literal('client_tool_result'),
      tool_call_id: text,
      result: v.optional(text),
      is_error: v.boolean(),
    }),
  ]),
  UserAudio,
]);
