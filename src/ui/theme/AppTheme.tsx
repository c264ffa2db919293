import CssBaseline from '@mui/material/CssBaseline';
import GlobalStyles from '@mui/material/GlobalStyles';
import ThemeProvider from '@mui/system/ThemeProvider';
import { observer } from 'mobx-react-lite';
import { useEffect, useLayoutEffect, type ReactNode } from 'react';
import type { Theme } from '#domain/shared/theme.ts';
import { useSharedViewModel } from '../kit/useViewModel.ts';
import { theme } from './theme.ts';
import { ThemeViewModel } from './ThemeViewModel.ts';

/**
 * The theme for everything inside. Which of the two it is stands at the root of the document alone, where the head script put it
 * before anything was painted, and {@link ThemeViewModel} is the only source. So the bare provider does: the library's own for
 * two schemes keeps the choice, stores it and follows the system besides, in 2.6 kB that every page would load.
 */
export const AppTheme = observer(function AppTheme({ children }: { readonly children: ReactNode }) {
  const vm = useSharedViewModel(ThemeViewModel);
  const chosen = vm.theme;
  useEffect(() => vm.start(), [vm]);
  useLayoutEffect(() => switchTo(chosen), [chosen]);
  return (
    <ThemeProvider theme={theme}>
      {variables}
      <CssBaseline />
      {children}
    </ThemeProvider>
  );
});

const DARK = '[data-theme="dark"]';

/** Paper is light in every theme. */
const screenOnly = (sheet: Record<string, object>) => (DARK in sheet ? { '@media screen': sheet } : sheet);

const variables = <GlobalStyles styles={theme.generateStyleSheets().map(screenOnly)} />;

/** All at once: nothing fades from one theme into the other. */
function switchTo(chosen: Theme): void {
  const { dataset } = document.documentElement;
  if (dataset['theme'] === chosen) return;
  dataset['themeSwitches'] = '';
  dataset['theme'] = chosen;
  // the browser works the new styles out now, while nothing has a transition
  void getComputedStyle(document.body).color;
  delete dataset['themeSwitches'];
}
