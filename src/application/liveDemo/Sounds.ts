import { port } from '../port.ts';

export type Sound = 'connecting' | 'connect' | 'disconnect';

/** Short sounds for the state of a voice session. Playback failures are ignored. */
export interface Sounds {
  play(sound: Sound): void;
}
export const Sounds = port<Sounds>('Sounds');
