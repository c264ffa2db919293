import { port } from '../port.ts';

/** Remembers in this browser which missed calls of a restaurant were called back. */
export interface CalledBackCallIds {
  /** Returns the IDs of the missed calls. */
  ids(restaurantId: string): readonly string[];
  /** Replaces the IDs. If there are too many, keeps only the last ones. */
  save(restaurantId: string, ids: readonly string[]): void;
}
export const CalledBackCallIds = port<CalledBackCallIds>('CalledBackCallIds');
