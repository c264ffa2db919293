import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { Navigate, Link as RouterLink, useLocation } from 'react-router-dom';
import { returnPath } from '#domain/session/returnPath.ts';
import { BusyButton } from '../../kit/controls/BusyButton.tsx';
import { Wave } from '../../art/Wave.tsx';
import { card } from '../../kit/layout/card.ts';
import { useDocumentTitle } from '../../kit/browser/documentTitle.ts';
import { Field } from '../../forms/Field.tsx';
import { CheckedForm } from '../../forms/CheckedForm.tsx';
import { Alert } from '../../kit/feedback/Alert.tsx';
import { OfflineHint } from '../../kit/feedback/OfflineHint.tsx';
import { PasswordField } from '../../forms/PasswordField.tsx';
import { useSupportMail } from '../../kit/browser/useSupportMail.ts';
import { SlowHint } from '../../kit/feedback/SlowHint.tsx';
import { usePageRestore } from '../../kit/browser/usePageRestore.ts';
import { useBeforeUnloadPrompt } from '../../kit/unsaved/useBeforeUnloadPrompt.ts';
import { UnsavedWorkViewModel } from '../../kit/unsaved/UnsavedWorkViewModel.ts';
import { useSharedViewModel, useViewModel } from '../../kit/state/useViewModel.ts';
import { Brand } from '../../shell/Brand.tsx';
import { brand, homeLabel } from '../../texts/brand.ts';
import { sessionText } from '../../texts/sessionText.ts';
import { LoginViewModel } from '../../session/LoginViewModel.ts';
import { addressOf } from '../../navigation/pages.ts';
import { SectionBoundary, withoutFrame } from '../../kit/crashes/SectionBoundary.tsx';

const ways = { home: addressOf('dashboard'), login: addressOf('login') };

/** The sign-in page. */
export const LoginScreen = observer(function LoginScreen() {
  const vm = useViewModel(LoginViewModel);
  const cameFrom = useCameFrom();
  useDocumentTitle('Sign in');
  usePageRestore(vm.leave);
  if (vm.session.user) return <Navigate to={returnPath(cameFrom, ways)} replace />;
  return (
    <Box
      component="main"
      sx={{
        minHeight: '100dvh',
        display: 'grid',
        justifyItems: 'center',
        alignItems: 'start',
        px: { xs: 2, sm: 3 },
        pb: { xs: 2, sm: 3 },
        // vertically centered, and stable while the form loads or grows
        pt: 'max(16px, 50dvh - 240px)',
        position: 'relative',
      }}
    >
      <Box
        aria-hidden
        sx={{
          position: 'absolute',
          inset: 0,
          // a phone would show only slivers of it beside the card
          display: { xs: 'none', sm: 'grid' },
          alignItems: 'center',
          color: 'track',
          overflow: 'hidden',
          '@media (forced-colors: active)': { display: 'none' },
        }}
      >
        <Wave seed="sign in" sx={{ width: '100%', height: '55%' }} />
      </Box>
      <Box
        sx={{
          position: 'relative',
          width: '100%',
          maxWidth: 420,
          p: { xs: 3, sm: 4 },
          ...card,
          display: 'grid',
          gap: 2.5,
        }}
      >
        <Box>
          <Box
            component={RouterLink}
            to={addressOf('home')}
            aria-label={homeLabel}
            sx={{ display: 'block', width: 'fit-content', py: 1.25, my: -1.25, textDecoration: 'none' }}
          >
            <Brand />
          </Box>
          <Typography variant="h1" sx={{ mt: 2 }}>
            Sign in
          </Typography>
          <Typography sx={{ color: 'text.secondary', textWrap: 'balance' }}>{brand.tagline}.</Typography>
        </Box>
        <SectionBoundary title="Sign in" frame={withoutFrame}>
          <LoginForm vm={vm} />
        </SectionBoundary>
        <SupportLinks />
      </Box>
    </Box>
  );
});

/** Returns the page that redirected here, if any. */
function useCameFrom(): unknown {
  const { state } = useLocation() as { readonly state: { readonly from?: unknown } | null };
  return state?.from;
}

const LoginForm = observer(function LoginForm({ vm }: { readonly vm: LoginViewModel }) {
  const cameFrom = useCameFrom();
  const { error, lastEnd } = vm.session;
  const { keptNames } = useSharedViewModel(UnsavedWorkViewModel);
  useBeforeUnloadPrompt();
  const isEnded = !error && lastEnd === 'ended' && cameFrom !== undefined;
  const { email, password, signingIn } = vm;
  const alert = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (error) alert.current?.focus();
  }, [error]);
  return (
    <CheckedForm onSubmit={vm.submit} sx={{ display: 'grid', gap: 2.5 }}>
      {error && (
        <Alert tone="error" ref={alert}>
          {error}
        </Alert>
      )}
      {(isEnded || keptNames.length > 0) && (
        <Alert tone="info">
          {`${isEnded ? sessionText.ended : ''} ${keptNames.length > 0 ? sessionText.kept(keptNames) : ''}`}
        </Alert>
      )}
      {vm.session.isCookieBlocked && <Alert tone="info">{sessionText.cookieBlocked}</Alert>}
      <Field
        label="Email"
        name="email"
        type="email"
        required
        autoComplete="username"
        inputMode="email"
        value={email}
        onType={vm.typeEmail}
      />
      <PasswordField
        label="Password"
        name="password"
        required
        autoComplete="current-password"
        value={password}
        onType={vm.typePassword}
      />
      <OfflineHint />
      <BusyButton busy={signingIn.running} busyText="Signing in..." type="submit" variant="contained">
        Sign in
      </BusyButton>
      <SlowHint waiting={signingIn} onCancel={signingIn.cancel} />
    </CheckedForm>
  );
});

function SupportLinks() {
  const mail = useSupportMail();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: 2 }}>
      <Link variant="body2" href={mail('forgot password')} sx={{ py: 1.5 }}>
        Forgot password?
      </Link>
      <Link variant="body2" href={mail('sign-in help')} sx={{ py: 1.5 }}>
        Contact support
      </Link>
    </Box>
  );
}
