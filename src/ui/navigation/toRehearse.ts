import type { Location } from 'react-router-dom';

/** Link state with a scenario that the AI Instructions Builder keeps. */
export interface RehearsalLinkState {
  readonly toRehearse: string;
}

/** Returns the scenario to keep, from the link that opened this page. */
export const scenarioFromLink = ({ state }: Location<unknown>): string | undefined =>
  (state as Partial<RehearsalLinkState> | null)?.toRehearse;
