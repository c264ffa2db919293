/** The settings areas with a text for the start of a call. */
export type GreetingPlace = 'voice' | 'details' | 'instructions';

/**
 * The role of each text for the start of a call. The first message of the voice configuration is spoken.
 * The restaurant's form edits the same text. The greeting stage of the conversation flow comes after it. The
 * API doesn't say so; the fake backend behaves like this. (rule: greeting)
 */
export const GREETINGS = {
  voice: 'spoken',
  details: 'same text',
  instructions: 'afterwards',
} as const satisfies Record<GreetingPlace, string>;

/** Where the spoken greeting is edited. */
export const SPOKEN_GREETING = 'voice';
