import { observer } from 'mobx-react-lite';
import { Fragment } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { useSharedViewModel } from '../kit/useViewModel.ts';
import { SessionViewModel } from '../session/SessionViewModel.ts';
import { addressOf } from './pages.ts';

/**
 * The guard: sends a visitor who is not signed in to the sign-in form, passing along where they were, unless they left by
 * themselves. Another person's sign-in, in another tab, gives them pages of their own.
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
