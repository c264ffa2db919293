import { RESPONSE_TIMES, PERSONALITIES, SPEAKING_SPEED } from '#domain/voice/voiceConfig.ts';
import { DAYS, DIETARY_TYPES } from '#domain/menu/menu.ts';
import { KNOWN_ROLES } from '#domain/companies/role.ts';
import {
  BACKGROUND_AUDIO,
  CALL_DURATIONS,
  INTERRUPTION_SENSITIVITY,
  MAX_RETRIES,
  RETRY_DELAY,
  SILENCE_TIMEOUT,
} from '#domain/telephony/telephonyConfig.ts';
import { MAX_SUGGESTIONS, UPSELLING_TIMINGS } from '#domain/instructions/instructions.ts';
import { schemaAt, type Schema } from './schema.ts';

/** A description, or keywords with one. */
type Annotation = string | Schema;

const oneOf = (values: readonly (string | number)[], more = '') =>
  `One of ${values.map((value) => `\`${value}\``).join(', ')}.${more}`;
const orOther = ' The console keeps and shows other values.';
const ofThese = (values: readonly number[], description: string): Schema => ({ enum: values, description });
const within = (
  { min, max }: { readonly min: number; readonly max: number },
  description: string,
): Schema => ({
  minimum: min,
  maximum: max,
  description,
});
const wholeWithin = (range: { readonly min: number; readonly max: number }, description: string): Schema => ({
  ...within(range, description),
  type: 'integer',
});

const success = 'The text `true` or `success`, or `true`. Anything else is a failed conversation.';
const secondsFromStart = 'Seconds from the start of the conversation.';
const agentRole = '`agent` or `assistant` for the agent. Lines of tools and of the system are not shown.';

/** What a schema can't say about the named objects and their fields. */
const ANNOTATIONS: Readonly<Record<string, Annotation>> = {
  User: 'The signed-in user.',
  CompanySummary: 'A restaurant of the signed-in user. A company and its restaurant have the same ID.',
  'CompanySummary owner': 'The name of the owner.',
  'CompanySummary plan': 'The name of the subscribed plan.',
  Company: 'A company, as one of its users sees it.',
  'Company role': oneOf(
    KNOWN_ROLES,
    ' The signed-in user’s role in this company. Owners and admins manage it.',
  ),
  'Company subscription': 'Missing or null without a subscription.',
  'Company minutes': 'The call minutes of the plan. Missing or null if the plan has none.',
  'Company minutes totalCredits': 'Minutes in the plan.',
  'Company minutes usedCredits': 'Minutes used so far.',
  'Company minutes lastCheckedDate': 'When the used minutes were last counted.',
  'Company elevenLabsAgentIds':
    'Agents of the ElevenLabs service. With `openaiAgentIds`, all of the company.',
  CompanyUser: 'A user with access to a company.',
  'CompanyUser role': oneOf(KNOWN_ROLES, orOther),
  'CompanyUser accessCreatedAt': 'When the user got access to the company.',
  PhoneLine: 'A phone number of a company, with its calls.',
  Call: 'A call to a phone number.',
  'Call messages': 'The transcript, in order.',
  'Call successEvaluation': '`true`, `false`, or a rating of the call.',
  'Call recordingUrl': 'The http(s) address of the recording.',
  CallMessage: 'A line of a call’s transcript.',
  'CallMessage role': agentRole,
  'CallMessage time': 'Seconds from the start of the call.',
  RestaurantForm: 'A restaurant as its form edits it.',
  'RestaurantForm address': 'The postal address in one line.',
  'RestaurantForm menuData': 'The menu as a JSON object. The form shows it as text.',
  'RestaurantForm assistantConfig': 'The agent’s voice and greeting.',
  Order: 'An order by phone.',
  'Order details': 'The ticket in plain text, line by line.',
  'Order isPrinted': 'Whether the kitchen’s printer has printed the ticket.',
  AgentPreview: 'A voice agent with its latest conversations.',
  RecentConversation: 'A conversation in a preview.',
  'RecentConversation call_successful': success,
  AgentPhoneNumber: 'A phone number of an agent.',
  Agent: 'A voice agent.',
  ConversationSummary: 'A conversation in an agent’s list.',
  'ConversationSummary start_time_unix_secs': 'Seconds since 1970.',
  'ConversationSummary call_successful': success,
  Conversation: 'A conversation with its transcript.',
  'Conversation has_audio': 'Whether the conversation has a recording.',
  TranscriptLine: 'A line of a conversation’s transcript.',
  'TranscriptLine role': agentRole,
  'TranscriptLine time_in_call_secs': secondsFromStart,
  PointOfSaleStatus: 'Whether a point of sale is connected.',
  Link: 'A page of another service to open.',
  'Link url': 'An http(s) address. The console follows no others.',
  Voice: 'A voice that an agent can have.',
  VoiceConfig: 'How the agent sounds and how it opens a call.',
  'VoiceConfig speakingSpeed': within(SPEAKING_SPEED, 'A multiple of the normal speed.'),
  'VoiceConfig voiceStability': within({ min: 0, max: 1 }, 'From 0 to 1.'),
  'VoiceConfig temperature': within({ min: 0, max: 1 }, 'From 0 to 1.'),
  'VoiceConfig personality': oneOf(PERSONALITIES, orOther),
  'VoiceConfig customPersonality': 'The restaurant’s own description, used with `custom`.',
  'VoiceConfig firstMessage': 'The greeting. The restaurant form edits it too.',
  'VoiceConfig maxResponseTime': ofThese(RESPONSE_TIMES, 'In seconds.'),
  'VoiceConfig backgroundSoundUrl': 'An http(s) address. Required while `enableBackgroundSound` is on.',
  Menu: 'What the agent can offer on the phone.',
  Category: 'A part of the menu.',
  CategoryFields: 'A category without its ID and its items.',
  'Category displayOrder': 'The console sorts categories by it.',
  'CategoryFields displayOrder': 'The console sorts categories by it.',
  Item: 'A dish or drink.',
  'Item price': 'In dollars.',
  'Item imageUrl': 'An http(s) address.',
  'Item aliases': 'Other names that callers use.',
  'Item displayOrder': 'The console sorts a category’s items by it.',
  'Item availability availableDays': `Weekdays, such as \`${DAYS[0]}\`.`,
  Dietary: 'A dietary mark.',
  'Dietary type': oneOf(DIETARY_TYPES, orOther),
  'Dietary level': 'The restaurant’s own word for the degree, such as `mild`.',
  Instructions: 'Everything a restaurant tells its agent.',
  'Instructions conversationFlow': 'The stages of a conversation by name, in the order of the conversation.',
  'Instructions upselling maxSuggestions': wholeWithin(MAX_SUGGESTIONS, 'Suggestions in a call.'),
  'Instructions upselling timing': oneOf(UPSELLING_TIMINGS, orOther),
  'Instructions systemPrompt':
    'The prompt the agent reads. A response to a read must have it: without it, the next save would delete it.',
  CoreInstruction: 'A rule that the agent always follows.',
  'CoreInstruction priority': { type: 'integer', minimum: 1, description: 'Lower numbers matter more.' },
  SpecialSituation: 'What the agent says and does in an unusual situation.',
  'SpecialSituation trigger': 'What triggers it, such as “Caller mentions an allergy”.',
  FlowStage: 'What the agent can say in a stage of a conversation.',
  'FlowStage fallbackResponse': 'What the agent says if no message fits.',
  TelephonyConfig: 'How calls reach the agent and how they are handled.',
  'TelephonyConfig phoneNumber': 'The number that callers dial. Blank without one.',
  'TelephonyConfig maxCallDuration': ofThese(CALL_DURATIONS, 'In minutes.'),
  'TelephonyConfig backgroundAudioType': oneOf(BACKGROUND_AUDIO, orOther),
  'TelephonyConfig backgroundAudioUrl': 'An http(s) address. Required for `custom`.',
  'TelephonyConfig callHandling maxRetries': wholeWithin(MAX_RETRIES, 'How often a call is tried again.'),
  'TelephonyConfig callHandling retryDelay': wholeWithin(RETRY_DELAY, 'In seconds.'),
  'TelephonyConfig callHandling busyMessage': 'Blank for no message.',
  'TelephonyConfig callHandling afterHoursMessage': 'Blank for no message.',
  'TelephonyConfig advancedSettings silenceTimeout': wholeWithin(SILENCE_TIMEOUT, 'In seconds.'),
  'TelephonyConfig advancedSettings interruptionSensitivity': wholeWithin(
    INTERRUPTION_SENSITIVITY,
    'Higher numbers let callers interrupt sooner.',
  ),
  CallLog: 'A call to the restaurant’s number.',
  'CallLog duration': 'In seconds.',
  'CallLog satisfaction': 'A rating from 1 to 5. The console shows no other numbers.',
  PendingChange: 'A saved change that is not live yet.',
  'PendingChange type': 'The settings that changed, such as `menu` or `voice`.',
  'PendingChange timestamp': 'When it was saved.',
  'PendingChange changedFields': 'Names of the changed fields, such as `upselling.maxSuggestions`.',
  'PendingChange userName': 'Who saved it.',
  'PendingChange scheduledTime': 'When it goes live, if its deployment is scheduled.',
  'PendingChange fieldChanges':
    'Optional: the values before and after. Without them, the console shows only the names of the fields.',
  FieldChange: 'A changed field with its values.',
  Deployment: 'A deployment of saved changes.',
  'Deployment status': '`success`, `failed`, or `partial`. The console shows other values as sent.',
  'Deployment deployedBy': 'Who started it.',
  'Deployment rollbackAvailable': 'Whether it can be reverted.',
  'Deployment revertedAt': 'Optional: when it was reverted.',

  'NewRestaurant menuJson': 'The menu as JSON text of an object.',
  'NewRestaurant vapiPhoneId': 'The ID of the phone number at the telephony service.',
  'NewRestaurant ownerPassword': 'The first password of the new owner.',
  'RestaurantChange menuJson': 'The menu as JSON text of an object.',
  'Booking meeting_date': { format: 'date', description: 'The day in New York.' },
  'Booking meeting_time': { pattern: '^\\d{1,2}:\\d{2} [AP]M$', description: 'The time in New York.' },
  'Booking meeting_type': { enum: ['virtual', 'in_person'] },
  'Booking timezone': { enum: ['America/New_York'] },
  'Checkout interval': { enum: ['monthly', 'annual'] },
  'Checkout planId': 'A plan that is for sale online.',
  'Schedule scheduledTime': { format: 'date-time' },
  'Schedule changes': 'IDs of pending changes.',
  'Deploy changes': 'IDs of pending changes.',
};

/**
 * Adds the annotations of these schemas.
 * @throws Error if an annotation names a field that a schema lacks
 */
export function annotated(schemas: Readonly<Record<string, Schema>>): Readonly<Record<string, Schema>> {
  const result = structuredClone(schemas) as Record<string, Schema>;
  for (const [place, annotation] of Object.entries(ANNOTATIONS)) {
    const [name = '', ...path] = place.split(' ');
    const keywords = typeof annotation === 'string' ? { description: annotation } : annotation;
    Object.assign(schemaAt(result[name] ?? {}, path), keywords);
  }
  return result;
}
