import {
  type AdvisedTelephonyField,
  type BACKGROUND_AUDIO,
  INTERRUPTION_SENSITIVITY,
  MAX_RETRIES,
  RETRY_DELAY,
  SILENCE_TIMEOUT,
  type BoundTelephonyField,
} from '#domain/telephony/telephonyConfig.ts';
import { brand } from './brand.ts';
import { wholeNumberWithin, WEB_ADDRESS } from './inputText.ts';
import { counted } from './numbers.ts';

/** What people read of a telephony configuration and of calls; the first four as given, the others added. */
export const telephonyText = {
  saved: `${brand.telephony} configuration saved successfully!`,
  none: `No ${brand.telephony} configuration found`,
  testPlaced: (callId: string | undefined) =>
    callId ? `Test call successful! Call ID: ${callId}` : 'Test call successful!',
  testRefused: (reason: string) => `Test call failed: ${reason}`,
  noCalls: 'No calls yet',
  callsShown: (shown: number, all: number) =>
    shown < all ? `The latest ${shown} of ${all} calls` : counted(all, 'call'),
  noNumber: 'Without a number nobody can call. It can be saved all the same.',
  unknownNumber: 'Unknown number',
  numberId: `The id of the number at ${brand.telephony}, the telephony service`,
  service: `${brand.telephony} is the telephony service that brings calls to the agent.`,
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

/** How a call ended, in words; a word that is not known is shown as it came. */
export const callStatusText = (status: string): string => STATUSES.get(status) ?? status;

/** What is worth a word, and keeps nothing from being saved. */
export const telephonyAdviceText = {
  phoneNumber: 'This does not look like a phone number, such as +12125550142. It can be saved all the same.',
  phoneId: 'Without the id of the phone number, calls may not reach the agent.',
  assistantId: 'Without the id of the assistant, nobody may answer.',
} satisfies Record<AdvisedTelephonyField, string>;

export const telephonyProblemText = {
  maxCallDuration: 'Choose one of the durations',
  backgroundAudioUrl: WEB_ADDRESS,
  maxRetries: wholeNumberWithin(MAX_RETRIES),
  retryDelay: wholeNumberWithin(RETRY_DELAY),
  silenceTimeout: wholeNumberWithin(SILENCE_TIMEOUT),
  interruptionSensitivity: wholeNumberWithin(INTERRUPTION_SENSITIVITY),
} satisfies Record<BoundTelephonyField, string>;
