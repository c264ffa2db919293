import { port } from '../port.ts';

export type Sound = 'connecting' | 'connect' | 'disconnect';

/** Short sounds that signal the state of a voice session. Ignores playback failures. */
export interface Sounds {
  play(sound: Sound): void;
}
export const Sounds = port<Sounds>('Sounds');
