import type { Theme } from '#domain/shared/theme.ts';
import { port } from '../port.ts';

/** What a person chose for this browser. */
export interface Preferences {
  /** The theme chosen last; the one of the system when none was chosen. */
  theme(): Theme;
  saveTheme(theme: Theme): void;
  /** Whether visits may be counted; undefined until that was answered. */
  mayCount(): boolean | undefined;
  saveMayCount(mayCount: boolean): void;
}
export const Preferences = port<Preferences>('Preferences');
