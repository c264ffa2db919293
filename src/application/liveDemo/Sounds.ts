import { port } from '../port.ts';

export type Sound = 'connecting' | 'connect' | 'disconnect';

/** Short sounds that say how a call fares. One that cannot be played is passed over. */
export interface Sounds {
  play(sound: Sound): void;
}
export const Sounds = port<Sounds>('Sounds');
