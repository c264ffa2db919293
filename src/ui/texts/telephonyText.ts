import { editorTexts } from './editorTexts.ts';
import { failureText } from './failureText.ts';
import {
  type RecommendedTelephonyField,
  type BACKGROUND_AUDIO,
  INTERRUPTION_SENSITIVITY_RANGE,
  MAX_RETRIES_RANGE,
  RETRY_DELAY_RANGE,
  SILENCE_TIMEOUT_RANGE,
  type TelephonyField,
  type ValidatedTelephonyField,
} from '#domain/telephony/telephonyConfig.ts';
import { brand } from './brand.ts';
import { wholeNumberRangeText, URL_HINT } from './inputText.ts';
import { countWithNoun } from './numbers.ts';

/** Interface texts for telephony and calls. */
export const telephonyText = {
  none: `No ${brand.telephony} configuration found`,
  testPlaced: (callId: string | undefined) =>
    callId ? `Test call successful! Call ID: ${callId}` : 'Test call successful!',
  testRefused: (reason: string) => `Test call failed: ${reason}`,
  noCalls: 'No calls yet',
  callsShown: (shown: number, all: number) =>
    shown < all ? `The latest ${shown} of ${all} calls` : countWithNoun(all, 'call'),
  noNumber: "Callers can't reach you without a number. You can still save.",
  unknownNumber: 'Unknown number',
  numberId: `The ID of your phone number at ${brand.telephony}`,
  service: `${brand.telephony} is the telephony service that connects calls to your agent.`,
} as const;

export const audioText = {
  none: 'None',
  ambient: 'Restaurant Ambiance',
  music: 'Background Music',
  custom: 'Custom',
} satisfies Record<(typeof BACKGROUND_AUDIO)[number], string>;

const STATUSES: ReadonlyMap<string, string> = new Map([
  ['completed', 'Completed'],
  ['failed', 'Failed'],
  ['busy', 'Busy'],
  ['no-answer', 'No answer'],
  ['transferred', 'Transferred'],
]);

/** Returns the name of a call status, or an unknown status unchanged. */
export const callStatusText = (status: string): string => STATUSES.get(status) ?? status;

/** Warnings that don't block saving. */
export const telephonyWarningText = {
  phoneNumber: "This doesn't look like a phone number. Try a format like +12125550142. You can still save.",
  phoneId: 'Without a phone ID, calls may not reach your agent.',
  assistantId: 'Without an assistant ID, calls may go unanswered.',
} satisfies Record<RecommendedTelephonyField, string>;

export const telephonyFormTexts = editorTexts<ValidatedTelephonyField, TelephonyField>({
  sentences: {
    maxCallDuration: 'Choose a duration',
    backgroundAudioUrl: URL_HINT,
    maxRetries: wholeNumberRangeText(MAX_RETRIES_RANGE),
    retryDelay: wholeNumberRangeText(RETRY_DELAY_RANGE),
    silenceTimeout: wholeNumberRangeText(SILENCE_TIMEOUT_RANGE),
    interruptionSensitivity: wholeNumberRangeText(INTERRUPTION_SENSITIVITY_RANGE),
  },
  others: ['phoneNumber', 'phoneId', 'assistantId'],
  results: {
    saved: `${brand.telephony} configuration saved successfully!`,
    failed: failureText.saveTelephonyConfig,
  },
});
