import Link from '@mui/material/Link';
import { clsx } from 'clsx';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { Navigate, Link as RouterLink, useLocation } from 'react-router-dom';
import { returnPath } from '#domain/session/returnPath.ts';
import { BusyButton } from '../../kit/controls/BusyButton.tsx';
import { Wave } from '../../art/Wave.tsx';
import boxes from '../../kit/layout/boxes.module.css';
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
import { SectionErrorBoundary, withoutFrame } from '../../kit/crashes/SectionErrorBoundary.tsx';
import { Heading } from '../../kit/text/Heading.tsx';
import { Text } from '../../kit/text/Text.tsx';
import styles from './LoginScreen.module.css';

const ways = { home: addressOf('dashboard'), login: addressOf('login') };

/** The sign-in page. */
export const LoginScreen = observer(function LoginScreen() {
  const vm = useViewModel(LoginViewModel);
  const cameFrom = useRequestedPage();
  useDocumentTitle('Sign in');
  usePageRestore(vm.leave);
  if (vm.session.user) return <Navigate to={returnPath(cameFrom, ways)} replace />;
  return (
    <main className={styles.page}>
      <div aria-hidden className={styles.backdrop}>
        <Wave seed="sign in" className={styles.wave} />
      </div>
      <div className={clsx(boxes.card, styles.card)}>
        <div>
          <RouterLink to={addressOf('home')} aria-label={homeLabel} className={styles.home}>
            <Brand />
          </RouterLink>
          <Heading level={1} className={styles.title}>
            Sign in
          </Heading>
          <Text tone="muted" className={styles.tagline}>
            {brand.tagline}.
          </Text>
        </div>
        <SectionErrorBoundary title="Sign in" frame={withoutFrame}>
          <LoginForm vm={vm} />
        </SectionErrorBoundary>
        <SupportLinks />
      </div>
    </main>
  );
});

/** Returns the page that redirected the user to the sign-in form, if any. */
function useRequestedPage(): unknown {
  const { state } = useLocation() as { readonly state: { readonly from?: unknown } | null };
  return state?.from;
}

const LoginForm = observer(function LoginForm({ vm }: { readonly vm: LoginViewModel }) {
  const cameFrom = useRequestedPage();
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
    <CheckedForm onSubmit={vm.submit} className={styles.form}>
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
    <div className={styles.support}>
      <Link variant="body2" href={mail('forgot password')} className={styles.supportLink}>
        Forgot password?
      </Link>
      <Link variant="body2" href={mail('sign-in help')} className={styles.supportLink}>
        Contact support
      </Link>
    </div>
  );
}
