import { searchable } from '#domain/shared/comparable.ts';
import type { Museum } from './museum.ts';

/** The filter value that matches every city. */
export const ALL_CITIES = 'all';

export interface MuseumQuery {
  readonly text: string;
  readonly city: string;
}

/**
 * Returns the museums in the city whose name, address, or city contains the text, ignoring case and accents.
 * (rule: museum search)
 */
export function findMuseums(museums: readonly Museum[], { text, city }: MuseumQuery): readonly Museum[] {
  const sought = searchable(text);
  return museums.filter(
    (museum) => (city === ALL_CITIES || museum.city === city) && mentions(museum, sought),
  );
}

function mentions({ name, address, city }: Museum, sought: string): boolean {
  return [name, address, city].some((field) => searchable(field).includes(sought));
}

/** Returns the cities that have museums, in alphabetical order. */
export function museumCities(museums: readonly Museum[]): readonly string[] {
  return [...new Set(museums.map(({ city }) => city))].toSorted((one, other) => one.localeCompare(other));
}
