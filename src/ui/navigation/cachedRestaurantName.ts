import { useLocation } from 'react-router-dom';

/** The restaurant name in a link's state. Heads the page before the restaurant has loaded. */
export interface CachedName {
  readonly restaurantName: string | undefined;
}

/** Returns the name carried by the link that opened this page. */
export function useCachedRestaurantName(): string | undefined {
  const { state } = useLocation() as { readonly state: Partial<CachedName> | null };
  return state?.restaurantName;
}
