import { useLocation } from 'react-router-dom';

/** The changes in a link's state that Deployment Controls offers to schedule. */
export interface ToSchedule {
  readonly toSchedule: readonly string[];
}

/** Returns the ids of the changes that the link which opened this page asks to schedule. */
export function useToSchedule(): readonly string[] | undefined {
  const { state } = useLocation() as { readonly state: Partial<ToSchedule> | null };
  return state?.toSchedule;
}
