import { port } from '../port.ts';

/** Exclusive locks by name, shared by all tabs of the browser. */
export interface Locks {
  /**
   * Runs the work once all earlier work with any of these names has ended or is lost (see rule: lost writes).
   */
  run<T>(names: readonly string[], work: () => Promise<T>): Promise<T>;
}
export const Locks = port<Locks>('Locks');
