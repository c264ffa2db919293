import { port } from '../port.ts';

/** To which hosts an answer may send the browser, as `pay.example`; any of them when none are named. (see rule: redirects) */
export interface RedirectHosts {
  readonly allowed: readonly string[] | undefined;
}
export const RedirectHosts = port<RedirectHosts>('RedirectHosts');
