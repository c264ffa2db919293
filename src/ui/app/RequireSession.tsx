import { observer } from 'mobx-react-lite';
import { Fragment } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { useSharedViewModel } from '../kit/state/useViewModel.ts';
import { SessionViewModel } from '../session/SessionViewModel.ts';
import { addressOf } from '../navigation/pages.ts';

/**
 * Redirects signed-out users to the sign-in form, which later returns them to the requested page unless they
 * signed out themselves. Remounts all pages when another user signs in from another tab.
 */
export const RequireSession = observer(function RequireSession() {
  const { user, lastEnd } = useSharedViewModel(SessionViewModel);
  const { pathname, search, hash } = useLocation();
  if (!user) {
    const from = lastEnd === 'signed-out' ? undefined : pathname + search + hash;
    return <Navigate to={addressOf('login')} replace state={{ from }} />;
  }
  return (
    <Fragment key={user.email}>
      <Outlet />
    </Fragment>
  );
});
