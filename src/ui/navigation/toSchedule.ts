import { useLocation } from 'react-router-dom';

/** Link state with the ids of changes that the Deployment Controls select for scheduling. */
export interface ScheduleLinkState {
  readonly toSchedule: readonly string[];
}

/** Returns the ids of the changes to schedule, from the link that opened this page. */
export function useChangesToSchedule(): readonly string[] | undefined {
  const { state } = useLocation() as { readonly state: Partial<ScheduleLinkState> | null };
  return state?.toSchedule;
}
