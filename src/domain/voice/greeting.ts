/** The settings areas that contain a text for the start of a call. */
export type GreetingPlace = 'voice' | 'details' | 'instructions';

/**
 * The role of each text for the start of a call. The first message of the voice configuration is spoken
 * first. The restaurant's form edits the same text. The greeting stage of the conversation flow comes later.
 * The API doesn't define this; the mock backend does. (rule: greeting)
 */
export const GREETINGS = {
  voice: 'spoken',
  details: 'same text',
  instructions: 'afterwards',
} as const satisfies Record<GreetingPlace, string>;

/** The area whose text is spoken first. */
export const SPOKEN_GREETING = 'voice';
