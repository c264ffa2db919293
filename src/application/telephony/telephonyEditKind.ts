import { problemsIfAny } from '#domain/shared/problems.ts';
import {
  normalizeTelephony,
  telephonyProblems,
  type TelephonyConfig,
  type TelephonyProblems,
} from '#domain/telephony/telephonyConfig.ts';
import { toReadResult, type EditKind } from '../settings/EditKind.ts';
import type { Telephony } from './Telephony.ts';

/** The telephony configuration. (see rule: telephony configuration) */
export const telephonyEditKind = (
  telephony: Telephony,
  restaurantId: string,
): EditKind<TelephonyConfig, TelephonyProblems, undefined, TelephonyConfig> => ({
  restaurantId,
  area: 'telephony',
  check: (config) => problemsIfAny(telephonyProblems(config)),
  normalize: normalizeTelephony,
  read: async (signal) => toReadResult(await telephony.config(restaurantId, signal)),
  write: async (config, theirs) => ({
    saved: await telephony.save(restaurantId, config, theirs),
    answer: undefined,
  }),
});
