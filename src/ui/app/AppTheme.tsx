import ThemeProvider from '@mui/system/ThemeProvider';
import { observer } from 'mobx-react-lite';
import { useEffect, useLayoutEffect, type ReactNode } from 'react';
import type { Theme } from '#domain/shared/theme.ts';
import { useSharedViewModel } from '../kit/state/useViewModel.ts';
import 'virtual:theme-variables.css';
import { theme } from '../theme/theme.ts';
import { ThemeViewModel } from '../theme/ThemeViewModel.ts';

/**
 * Provides the theme. The root element holds the current scheme, set by the head script before the first
 * paint, and {@link ThemeViewModel} is its only source. Uses the basic provider, because MUI's provider for
 * two schemes also stores and follows the choice, which adds 2.6 kB to every page.
 */
export const AppTheme = observer(function AppTheme({ children }: { readonly children: ReactNode }) {
  const vm = useSharedViewModel(ThemeViewModel);
  const chosen = vm.theme;
  useEffect(() => vm.start(), [vm]);
  useLayoutEffect(() => switchTo(chosen), [chosen]);
  return <ThemeProvider theme={theme}>{children}</ThemeProvider>;
});

/** Switches without transitions. */
function switchTo(chosen: Theme): void {
  const { dataset } = document.documentElement;
  if (dataset['theme'] === chosen) return;
  dataset['themeSwitches'] = '';
  dataset['theme'] = chosen;
  // forces the new styles now, while transitions are off
  void getComputedStyle(document.body).color;
  delete dataset['themeSwitches'];
}
