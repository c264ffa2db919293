import type { ActionVariant } from './action.ts';

/** Runs an action that redirects the browser while every site is disallowed. */
export const unlistedActions = <Vm>(act: ActionVariant<Vm>['act']): ActionVariant<Vm> => ({
  when: 'the page’s host is not allowed (`VITE_REDIRECT_HOSTS`)',
  act(vm, app) {
    app.redirects.allowed = [];
    return act(vm, app);
  },
});
