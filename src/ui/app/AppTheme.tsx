import ThemeProvider from '@mui/system/ThemeProvider';
import { observer } from 'mobx-react-lite';
import { useEffect, useLayoutEffect, type ReactNode } from 'react';
import type { Theme } from '#domain/shared/theme.ts';
import { useSharedViewModel } from '../kit/state/useViewModel.ts';
import 'virtual:theme-variables.css';
import { theme } from '../theme/theme.ts';
import { ThemeViewModel } from '../theme/ThemeViewModel.ts';

/**
 * Provides MUI's theme and applies the scheme of {@link ThemeViewModel} to the root element. The head script
 * sets the initial scheme before the first paint. MUI's own provider for two schemes would add 2.6 kB to
 * every page and store the choice a second time.
 */
export const AppTheme = observer(function AppTheme({ children }: { readonly children: ReactNode }) {
  const vm = useSharedViewModel(ThemeViewModel);
  const chosen = vm.theme;
  useEffect(() => vm.start(), [vm]);
  useLayoutEffect(() => switchTo(chosen), [chosen]);
  return <ThemeProvider theme={theme}>{children}</ThemeProvider>;
});

/** Changes the scheme without CSS transitions. */
function switchTo(chosen: Theme): void {
  const { dataset } = document.documentElement;
  if (dataset['theme'] === chosen) return;
  dataset['themeSwitches'] = '';
  dataset['theme'] = chosen;
  // makes the browser apply the new styles now, while transitions are off
  void getComputedStyle(document.body).color;
  delete dataset['themeSwitches'];
}
