import { port } from '../port.ts';

/** Whether new orders make a sound in this browser. */
export interface SoundPreference {
  /** False by default. */
  isOn(): boolean;
  save(isOn: boolean): void;
}
export const SoundPreference = port<SoundPreference>('SoundPreference');
