import type { CompanySummary } from './company.ts';

/** The dashboard offers a filter from this many restaurants on. */
export const MIN_COMPANIES_FOR_FILTER = 8;

/** Returns the restaurants whose name, description, owner, or plan contains the text, ignoring case. */
export function findCompanies(companies: readonly CompanySummary[], text: string): readonly CompanySummary[] {
  const sought = text.trim().toLowerCase();
  if (sought === '') return companies;
  return companies.filter(({ name, description, owner, plan }) =>
    [name, description, owner, plan].some((field) => field?.toLowerCase().includes(sought)),
  );
}
