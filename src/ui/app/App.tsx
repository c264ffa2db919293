import { StrictMode, useEffect, type ReactNode } from 'react';
import { MakeContext, useShared, type Make } from '../kit/useViewModel.ts';
import { SiteAddressesContext, type SiteAddresses } from '../kit/siteAddresses.ts';
import { SessionViewModel } from '../session/SessionViewModel.ts';
import { AppTheme } from '../theme/AppTheme.tsx';

interface Props {
  readonly make: Make;
  readonly addresses: SiteAddresses;
  /** The router: of the browser, or of a page that is being built. */
  readonly children: ReactNode;
}

export function App({ make, addresses, children }: Props) {
  return (
    <StrictMode>
      <MakeContext value={make}>
        <SiteAddressesContext value={addresses}>
          <AppTheme>
            <FollowSession />
            {children}
          </AppTheme>
        </SiteAddressesContext>
      </MakeContext>
    </StrictMode>
  );
}

/** Starts the session's view-model with the app. */
function FollowSession() {
  const session = useShared(SessionViewModel);
  useEffect(() => session.start(), [session]);
  return null;
}
