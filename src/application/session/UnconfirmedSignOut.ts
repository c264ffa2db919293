import { port } from '../port.ts';

/**
 * Remembers across page loads, for all tabs, that the host has not confirmed a sign-out. The refresh cookie may
 * then belong to a user who is not signed in.
 */
export interface UnconfirmedSignOut {
  exists(): boolean;
  save(): void;
  clear(): void;
}
export const UnconfirmedSignOut = port<UnconfirmedSignOut>('UnconfirmedSignOut');
