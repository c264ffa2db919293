import { problemsIfAny } from '#domain/shared/problems.ts';
import {
  normalizeVoiceConfig,
  voiceProblems,
  type VoiceConfig,
  type VoiceProblems,
} from '#domain/voice/voiceConfig.ts';
import { toReadResult, type EditKind } from '../settings/EditKind.ts';
import type { VoiceSettings } from './VoiceSettings.ts';

/** The voice configuration. (see rule: voice configuration) */
export const voiceEditKind = (
  settings: VoiceSettings,
  restaurantId: string,
): EditKind<VoiceConfig, VoiceProblems, undefined, VoiceConfig> => ({
  restaurantId,
  area: 'voice',
  check: (config) => problemsIfAny(voiceProblems(config)),
  normalize: normalizeVoiceConfig,
  read: async (signal) => toReadResult(await settings.config(restaurantId, signal)),
  async write(config, theirs) {
    await settings.save(restaurantId, config, theirs);
    return { saved: config, answer: undefined };
  },
});
