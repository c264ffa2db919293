import type { Location } from 'react-router-dom';

/** Link state with a scenario for the AI instructions to keep. */
export interface RehearsalLinkState {
  readonly toRehearse: string;
}

/** Returns the scenario to keep, from the link that opened this page. */
export const scenarioFromLink = ({ state }: Location<unknown>): string | undefined =>
  (state as Partial<RehearsalLinkState> | null)?.toRehearse;
