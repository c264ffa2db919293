import { parseCallDay, parseCallOutcome, type CallFilter } from '#domain/companies/callFilter.ts';
import { addressOf } from '../../app/pages.ts';
import { viewParams } from '../../kit/unsaved/leavesNothing.ts';
import { useQueryParams, withQueryValues } from '../../kit/useQueryParams.ts';
import { sections } from '../sections.ts';

/** Which calls an address asks for. */
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

/** Which calls somebody looks for. */
export const useCallFilter = () => useQueryParams(filterFromQuery, valuesOf);
export type CallQuery = ReturnType<typeof useCallFilter>;

/** The id of the call that an address asks to read. */
export const openCallFromQuery = (query: URLSearchParams): string | undefined =>
  query.get(viewParams.call) ?? undefined;

/** The query of an address that asks to read this call, or none; whatever else it says stays. */
export const withOpenCall = (query: URLSearchParams, callId: string | undefined): URLSearchParams =>
  withQueryValues(query, { [viewParams.call]: callId });

/** Where these calls of a restaurant are. */
export const callsAddress = (companyId: string, filter: CallFilter): string =>
  `${addressOf('company', { companyId })}?${withQueryValues(new URLSearchParams(), valuesOf(filter))}#${sections.calls.id}`;
