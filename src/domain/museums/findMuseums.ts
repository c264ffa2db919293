import type { Museum } from './museum.ts';

/** The city filter that lets every city through. */
export const ALL_CITIES = 'all';

export interface MuseumQuery {
  readonly text: string;
  readonly city: string;
}

/**
 * The museums whose name, address or city contains the text, whatever the case, and that are in the city (rule: museum search).
 * An apostrophe is one however it is typed: phones make a curly one of it.
 */
export function findMuseums(museums: readonly Museum[], { text, city }: MuseumQuery): readonly Museum[] {
  const sought = text.trim().replaceAll('’', "'").toLowerCase();
  return museums.filter(
    (museum) => (city === ALL_CITIES || museum.city === city) && mentions(museum, sought),
  );
}

function mentions({ name, address, city }: Museum, sought: string): boolean {
  return [name, address, city].some((field) => field.toLowerCase().includes(sought));
}

/** Each city that has a museum, once, in the order of the alphabet. */
export function museumCities(museums: readonly Museum[]): readonly string[] {
  return [...new Set(museums.map(({ city }) => city))].toSorted((one, other) => one.localeCompare(other));
}
