import type { Voice } from '#domain/voice/voice.ts';
import type { VoiceConfig } from '#domain/voice/voiceConfig.ts';
import { port } from '../port.ts';

/** How a restaurant's agent sounds. A read is cancelled by its signal. */
export interface VoiceSettings {
  /** The configuration as it was saved last, live or not. */
  config(restaurantId: string, signal?: AbortSignal): Promise<VoiceConfig>;
  /** Saves the configuration; it goes live with a deployment. Rejected for who may not administer the restaurant. */
  save(restaurantId: string, config: VoiceConfig): Promise<void>;
  /** The voices to choose from. */
  voices(signal?: AbortSignal): Promise<readonly Voice[]>;
  /** Has a voice say a sentence. */
  test(restaurantId: string, trial: VoiceTrial): Promise<VoiceTestReply>;
}
export const VoiceSettings = port<VoiceSettings>('VoiceSettings');

/** What a voice is tried with. */
export interface VoiceTrial {
  readonly voiceId: string;
  readonly message: string;
}

/** `spoken` with the address of the sound; `refused` when the host could not speak it, or gave nothing that can be played. */
export type VoiceTestReply =
  { readonly outcome: 'spoken'; readonly audioUrl: string } | { readonly outcome: 'refused' };
