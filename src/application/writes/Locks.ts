import { port } from '../port.ts';

/** Exclusive locks by name, shared by all tabs of the browser. */
export interface Locks {
  /**
   * Runs the work once no other work uses any of the names. Stops waiting for lost work
   * (see rule: lost writes).
   */
  run<T>(names: readonly string[], work: () => Promise<T>): Promise<T>;
}
export const Locks = port<Locks>('Locks');
