import { port } from '../port.ts';

/** Remembers across page loads, for all tabs, that the host has not confirmed a sign-out. */
export interface OwedSignOut {
  exists(): boolean;
  save(): void;
  clear(): void;
}
export const OwedSignOut = port<OwedSignOut>('OwedSignOut');
