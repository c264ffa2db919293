import { searchable } from '#domain/shared/comparable.ts';
import type { CompanySummary } from './company.ts';

/** The dashboard offers a text filter only for this many restaurants or more. */
export const MIN_COMPANIES_FOR_FILTER = 8;

/**
 * Returns the restaurants with the text in name, description, owner, or plan, ignoring case and accents. The
 * dashboard has this filter from {@link MIN_COMPANIES_FOR_FILTER} restaurants on. (rule: restaurant filter)
 */
export function findCompanies(companies: readonly CompanySummary[], text: string): readonly CompanySummary[] {
  const sought = searchable(text);
  if (sought === '') return companies;
  return companies.filter(({ name, description, owner, plan }) =>
    [name, description, owner, plan].some((field = '') => searchable(field).includes(sought)),
  );
}
