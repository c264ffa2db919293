/** The settings areas that contain a text for the start of a call. */
export type GreetingPlace = 'voice' | 'details' | 'instructions';

/**
 * How each text for the start of a call is used. The agent speaks the first message of the voice
 * configuration first. The restaurant's form edits the same text. The greeting stage of the conversation flow
 * comes later. The API doesn't define this sequence; the fake backend does. (rule: greeting)
 */
export const GREETINGS = {
  voice: 'spoken',
  details: 'same text',
  instructions: 'afterwards',
} as const satisfies Record<GreetingPlace, string>;

/** The area whose text is spoken first. */
export const SPOKEN_GREETING = 'voice';
