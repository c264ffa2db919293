import type { Theme } from '#domain/shared/theme.ts';
import { port } from '../port.ts';

/** What a person chose for this browser. */
export interface Preferences {
  /** The theme chosen last; the one of the system when none was chosen. */
  theme(): Theme;
  saveTheme(theme: Theme): void;
}
export const Preferences = port<Preferences>('Preferences');
