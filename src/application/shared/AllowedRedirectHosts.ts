import { port } from '../port.ts';

/**
 * Hosts that a response may redirect to, such as `pay.example`. Undefined allows all. (see rule: redirects)
 */
export interface AllowedRedirectHosts {
  readonly allowed: readonly string[] | undefined;
}
export const AllowedRedirectHosts = port<AllowedRedirectHosts>('AllowedRedirectHosts');
