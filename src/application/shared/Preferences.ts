import type { Theme } from '#domain/shared/theme.ts';
import { port } from '../port.ts';

/** The user's preferences in this browser. */
export interface Preferences {
  /** Returns the last selected theme, or the system's by default. */
  theme(): Theme;
  saveTheme(theme: Theme): void;
  /**
   * Calls `changed` when another tab selects a theme, or when the system theme changes and none is
   * selected.
   * @returns a function that unsubscribes
   */
  onThemeChange(changed: () => void): () => void;
  /** Whether the visitor agreed to analytics. Undefined until the visitor answers. */
  mayCount(): boolean | undefined;
  saveMayCount(mayCount: boolean): void;
}
export const Preferences = port<Preferences>('Preferences');
