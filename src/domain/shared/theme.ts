export type Theme = 'light' | 'dark';

export function otherTheme(theme: Theme): Theme {
  return theme === 'light' ? 'dark' : 'light';
}
