import { parseCallDay, parseCallOutcome, type CallFilter } from '#domain/companies/callFilter.ts';
import { addressOf } from '../navigation/pages.ts';
import { viewParams } from '../kit/unsaved/keepsUnsavedWork.ts';
import { useQueryParams, withQueryValues } from '../kit/browser/useQueryParams.ts';
import { companySections } from '../navigation/companySections.ts';

export const filterFromQuery = (query: URLSearchParams): CallFilter => ({
  day: parseCallDay(query.get(viewParams.day)),
  outcome: parseCallOutcome(query.get(viewParams.outcome)),
  text: query.get(viewParams.text) ?? '',
});

const valuesOf = ({ day, outcome, text }: CallFilter) => ({
  [viewParams.day]: day,
  [viewParams.outcome]: outcome,
  [viewParams.text]: text,
});

/** The call filter, which is kept in the URL. */
export const useCallFilter = () => useQueryParams(filterFromQuery, valuesOf);
export type CallQuery = ReturnType<typeof useCallFilter>;

export const openCallFromQuery = (query: URLSearchParams): string | undefined =>
  query.get(viewParams.call) ?? undefined;

/** Sets or removes the open call in a query. Other parameters don't change. */
export const withOpenCall = (query: URLSearchParams, callId: string | undefined): URLSearchParams =>
  withQueryValues(query, { [viewParams.call]: callId });

/** Returns the URL of a restaurant's calls with a filter. */
export const callsAddress = (companyId: string, filter: CallFilter): string =>
  `${addressOf('company', { companyId })}?${withQueryValues(new URLSearchParams(), valuesOf(filter))}#${companySections.calls.id}`;
