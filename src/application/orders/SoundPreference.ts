import { port } from '../port.ts';

/** Whether somebody wants to hear of orders in this browser. */
export interface SoundPreference {
  /** False until somebody has wanted it. */
  isOn(): boolean;
  save(isOn: boolean): void;
}
export const SoundPreference = port<SoundPreference>('SoundPreference');
