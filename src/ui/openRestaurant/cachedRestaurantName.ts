import { useLocation } from 'react-router-dom';

/**
 * The name that a link to a restaurant may carry as its state: the page is headed by it, and read out by it, before anything of
 * the restaurant has come.
 */
export interface CachedName {
  readonly restaurantName: string | undefined;
}

/** The name that the link carried by which one has come. */
export function useCachedRestaurantName(): string | undefined {
  const { state } = useLocation() as { readonly state: Partial<CachedName> | null };
  return state?.restaurantName;
}
