import { problemsIfAny, type Problems } from '#domain/shared/problems.ts';
import {
  normalizeVoiceConfig,
  voiceProblems,
  type ValidatedVoiceField,
  type VoiceConfig,
  type VoiceProblem,
} from '#domain/voice/voiceConfig.ts';
import type { SettingsKind } from '../settings/SettingsKind.ts';
import type { VoiceSettings } from './VoiceSettings.ts';

/** The voice configuration. (see rule: voice configuration) */
export const voiceKind = (
  settings: VoiceSettings,
  restaurantId: string,
): SettingsKind<VoiceConfig, Problems<ValidatedVoiceField, VoiceProblem>> => ({
  target: { restaurantId, area: 'voice' },
  check: (config) => problemsIfAny(voiceProblems(config)),
  normalize: normalizeVoiceConfig,
  read: () => settings.config(restaurantId),
  async write(config, theirs) {
    await settings.save(restaurantId, config, theirs);
    return { saved: config, answer: undefined };
  },
});
