import type { Voice } from '#domain/voice/voice.ts';
import type { VoiceConfig } from '#domain/voice/voiceConfig.ts';
import type { Rows } from '#domain/shared/rows.ts';
import { port } from '../port.ts';

/** A restaurant's voice settings. Aborting the signal cancels a read. */
export interface VoiceSettings {
  /** Returns the last saved configuration, deployed or not. */
  config(restaurantId: string, signal?: AbortSignal): Promise<VoiceConfig>;
  /**
   * Saves the configuration. It goes live with a deployment. Rejected unless the user is an owner or admin.
   * @param basedOn the configuration before the edit, for hosts that compare versions
   */
  save(restaurantId: string, config: VoiceConfig, basedOn?: VoiceConfig): Promise<void>;
  voices(signal?: AbortSignal): Promise<Rows<Voice>>;
  /** Asks the host to speak a sentence with a voice. */
  test(restaurantId: string, trial: VoiceTrial): Promise<VoiceTestReply>;
}
export const VoiceSettings = port<VoiceSettings>('VoiceSettings');

/** A voice and the sentence to speak. */
export interface VoiceTrial {
  readonly voiceId: string;
  readonly message: string;
}

/** `spoken` with the audio URL; `refused` if the host declined or sent no playable URL. */
export type VoiceTestReply =
  { readonly outcome: 'spoken'; readonly audioUrl: string } | { readonly outcome: 'refused' };
