import type { Location } from 'react-router-dom';

/** The scenario in a link's state that the AI instructions keep on arrival. */
export interface ToRehearse {
  readonly toRehearse: string;
}

/** Returns the scenario that the link which opened this page asks to keep. */
export const scenarioToKeep = ({ state }: Location<unknown>): string | undefined =>
  (state as Partial<ToRehearse> | null)?.toRehearse;
