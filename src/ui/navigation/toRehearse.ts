import { useLocation } from 'react-router-dom';

/** The scenario in a link's state that the AI instructions keep on arrival. */
export interface ToRehearse {
  readonly toRehearse: string;
}

/** Returns the scenario that the link which opened this page asks to keep. */
export function useToRehearse(): string | undefined {
  const { state } = useLocation() as { readonly state: Partial<ToRehearse> | null };
  return state?.toRehearse;
}
