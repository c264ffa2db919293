import { StrictMode, useEffect, type ReactNode } from 'react';
import { CompositionContext, type Composition } from '../kit/CompositionContext.ts';
import { SiteAddressesContext, type SiteAddresses } from '../kit/siteAddresses.ts';
import { followTranslation } from '../kit/followTranslation.ts';
import { ignoreStrayFiles } from '../kit/ignoreStrayFiles.ts';
import { leaveKeysToInputMethod } from '../kit/leaveKeysToInputMethod.ts';
import { leaveWheelToPage } from '../kit/leaveWheelToPage.ts';
import { useSharedViewModel } from '../kit/useViewModel.ts';
import { SessionViewModel } from '../session/SessionViewModel.ts';
import { FollowReleases } from './FollowReleases.tsx';
import { AppTheme } from './AppTheme.tsx';
import { LogRejections } from './LogRejections.tsx';

interface Props {
  readonly composition: Composition;
  readonly addresses: SiteAddresses;
  /** The browser's router, or a static one for a prerendered page. */
  readonly children: ReactNode;
}

export function App({ composition, addresses, children }: Props) {
  return (
    <StrictMode>
      <CompositionContext value={composition}>
        <SiteAddressesContext value={addresses}>
          <AppTheme>
            <LogRejections />
            <FollowSession />
            <FollowReleases />
            <ProtectInput />
            <FollowTranslation />
            {children}
          </AppTheme>
        </SiteAddressesContext>
      </CompositionContext>
    </StrictMode>
  );
}

/** Keeps keys, the wheel, and dropped files from changing what the user did not mean to change. */
function ProtectInput() {
  useEffect(leaveKeysToInputMethod, []);
  useEffect(leaveWheelToPage, []);
  useEffect(ignoreStrayFiles, []);
  return null;
}

function FollowTranslation() {
  useEffect(followTranslation, []);
  return null;
}

/** Starts the session's view model with the app, and sends an owed sign-out now and when the network returns. */
function FollowSession() {
  const session = useSharedViewModel(SessionViewModel);
  useEffect(() => session.start(), [session]);
  useEffect(() => {
    const { settleSignOut } = session;
    settleSignOut();
    addEventListener('online', settleSignOut);
    return () => removeEventListener('online', settleSignOut);
  }, [session]);
  return null;
}
