import type { ActionVariant } from './action.ts';

/** An action that sends the browser somewhere, where no site is one that it may be sent to. */
export const unlistedActions = <Vm>(act: ActionVariant<Vm>['act']): ActionVariant<Vm> => ({
  when: 'its page is at a site that is not allowed (`VITE_REDIRECT_HOSTS`)',
  act(vm, app) {
    app.redirects.allowed = [];
    return act(vm, app);
  },
});
