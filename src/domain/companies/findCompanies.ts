import type { CompanySummary } from './company.ts';

/** From this many restaurants on, a list is worth a filter. */
export const MIN_COMPANIES_FOR_FILTER = 8;

/** The restaurants whose name, description, owner or plan contains the text, whatever the case. */
export function findCompanies(companies: readonly CompanySummary[], text: string): readonly CompanySummary[] {
  const sought = text.trim().toLowerCase();
  if (sought === '') return companies;
  return companies.filter(({ name, description, owner, plan }) =>
    [name, description, owner, plan].some((field) => field?.toLowerCase().includes(sought)),
  );
}
