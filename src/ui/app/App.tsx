import { StrictMode, useEffect } from 'react';
import { RouterProvider } from 'react-router-dom';
import { MakeContext, useShared, type Make } from '../kit/useViewModel.ts';
import { SiteAddressesContext, type SiteAddresses } from '../kit/siteAddresses.ts';
import { SessionViewModel } from '../session/SessionViewModel.ts';
import { AppTheme } from '../theme/AppTheme.tsx';
import type { createRouter } from './routes.tsx';

interface Props {
  readonly make: Make;
  readonly addresses: SiteAddresses;
  readonly router: ReturnType<typeof createRouter>;
}

export function App({ make, addresses, router }: Props) {
  return (
    <StrictMode>
      <MakeContext value={make}>
        <SiteAddressesContext value={addresses}>
          <AppTheme>
            <FollowSession />
            <RouterProvider router={router} />
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
