import { searchable } from '#domain/shared/comparable.ts';
import type { CompanySummary } from './company.ts';

/** Minimum number of restaurants for a filter on the dashboard. */
export const MIN_COMPANIES_FOR_FILTER = 8;

/** Returns the restaurants whose name, description, owner, or plan contains the searchable text. */
export function findCompanies(companies: readonly CompanySummary[], text: string): readonly CompanySummary[] {
  const sought = searchable(text);
  if (sought === '') return companies;
  return companies.filter(({ name, description, owner, plan }) =>
    [name, description, owner, plan].some((field = '') => searchable(field).includes(sought)),
  );
}
