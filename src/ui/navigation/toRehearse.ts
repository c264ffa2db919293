import type { Location } from 'react-router-dom';

/** Link state with a scenario for the AI instructions to keep. */
export interface ToRehearse {
  readonly toRehearse: string;
}

/** Returns the scenario to keep, from the link that opened this page. */
export const scenarioToKeep = ({ state }: Location<unknown>): string | undefined =>
  (state as Partial<ToRehearse> | null)?.toRehearse;
