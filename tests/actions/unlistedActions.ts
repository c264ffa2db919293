import type { Act } from './action.ts';

/** Variants of an action that redirects the browser, when no site is allowed. */
export const unlistedActions = <Vm>(act: Act<Vm>): Readonly<Record<string, Act<Vm>>> => ({
  'the page’s host is not allowed (`VITE_REDIRECT_HOSTS`)'(vm, app) {
    app.redirects.allowed = [];
    return act(vm, app);
  },
});
