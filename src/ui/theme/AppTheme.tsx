import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider, useColorScheme } from '@mui/material/styles';
import { observer } from 'mobx-react-lite';
import { useEffect, type ReactNode } from 'react';
import { useShared } from '../kit/useViewModel.ts';
import { theme } from './theme.ts';
import { ThemeViewModel } from './ThemeViewModel.ts';

/** The theme for everything inside. The library stores nothing: {@link ThemeViewModel} is the only source. */
export const AppTheme = observer(function AppTheme({ children }: { readonly children: ReactNode }) {
  const chosen = useShared(ThemeViewModel).theme;
  return (
    // `noSsr`: the theme is known from the beginning. Else it would count as changed once the app is there, and the library
    // would take the transitions from all that is drawn, and give them back
    <ThemeProvider theme={theme} defaultMode={chosen} storageManager={null} noSsr disableTransitionOnChange>
      <CssBaseline enableColorScheme />
      <FollowTheme chosen={chosen} />
      {children}
    </ThemeProvider>
  );
});

function FollowTheme({ chosen }: { readonly chosen: 'light' | 'dark' }) {
  const { setMode } = useColorScheme();
  useEffect(() => setMode(chosen), [chosen, setMode]);
  return null;
}
