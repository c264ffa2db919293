import type { Act } from './action.ts';

/** An action that redirects the browser, while every site is disallowed. */
export const unlistedActions = <Vm>(act: Act<Vm>): Readonly<Record<string, Act<Vm>>> => ({
  'the page’s host is not allowed (`VITE_REDIRECT_HOSTS`)'(vm, app) {
    app.redirects.allowed = [];
    return act(vm, app);
  },
});
