import { problemsIfAny, type Problems } from '#domain/shared/problems.ts';
import {
  normalizeTelephony,
  telephonyProblems,
  type TelephonyConfig,
  type TelephonyProblem,
  type ValidatedTelephonyField,
} from '#domain/telephony/telephonyConfig.ts';
import type { SettingsKind } from '../settings/SettingsKind.ts';
import type { Telephony } from './Telephony.ts';

/** The telephony configuration. (see rule: telephony configuration) */
export const telephonyKind = (
  telephony: Telephony,
  restaurantId: string,
): SettingsKind<TelephonyConfig, Problems<ValidatedTelephonyField, TelephonyProblem>> => ({
  target: { restaurantId, area: 'telephony' },
  check: (config) => problemsIfAny(telephonyProblems(config)),
  normalize: normalizeTelephony,
  read: () => telephony.config(restaurantId),
  write: async (config, theirs) => ({
    saved: await telephony.save(restaurantId, config, theirs),
    answer: undefined,
  }),
});
