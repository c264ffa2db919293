import type { EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { StrictMode, useEffect, type ReactNode } from 'react';
import { CompositionContext, type Composition } from '../kit/state/CompositionContext.ts';
import { SiteAddressesContext, type SiteAddresses } from '../kit/browser/siteAddresses.ts';
import { followTranslation } from './followTranslation.ts';
import { leaveKeysToInputMethod } from './leaveKeysToInputMethod.ts';
import { useSharedViewModel } from '../kit/state/useViewModel.ts';
import { SessionViewModel } from '../session/SessionViewModel.ts';
import { FollowReleases } from './FollowReleases.tsx';
import { AppTheme } from './AppTheme.tsx';
import { LogRejections } from './LogRejections.tsx';

interface Props {
  readonly composition: Composition;
  readonly addresses: SiteAddresses;
  /** Holds MUI's styles. */
  readonly styleCache: EmotionCache;
  /** The router: the browser's, or a static one during prerendering. */
  readonly children: ReactNode;
}

export function App({ composition, addresses, styleCache, children }: Props) {
  return (
    <StrictMode>
      <CompositionContext value={composition}>
        <SiteAddressesContext value={addresses}>
          <CacheProvider value={styleCache}>
            <AppTheme>
              <LogRejections />
              <FollowSession />
              <FollowReleases />
              <SupportBrowserFeatures />
              {children}
            </AppTheme>
          </CacheProvider>
        </SiteAddressesContext>
      </CompositionContext>
    </StrictMode>
  );
}

/** Prevents conflicts with input methods and with the browser's page translation. */
function SupportBrowserFeatures() {
  useEffect(leaveKeysToInputMethod, []);
  useEffect(followTranslation, []);
  return null;
}

/** Starts the session's view model, and sends an unconfirmed sign-out now and whenever the network returns. */
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
