import { useLocation } from 'react-router-dom';

/** A restaurant's name in a link's state. Heading of the next page until the restaurant has loaded. */
export interface RestaurantNameLinkState {
  readonly restaurantName: string | undefined;
}

/** Returns the restaurant's name from the link that opened this page. */
export function useCachedRestaurantName(): string | undefined {
  const { state } = useLocation() as { readonly state: Partial<RestaurantNameLinkState> | null };
  return state?.restaurantName;
}
