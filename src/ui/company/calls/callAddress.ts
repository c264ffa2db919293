import { callDay, callOutcome, type CallFilter } from '#domain/companies/callFilter.ts';
import { addressOf } from '../../app/pages.ts';
import { shownBy } from '../../kit/unsaved/leavesNothing.ts';
import { useAddressQuery, withValues } from '../../kit/useAddressQuery.ts';
import { sections } from '../sections.ts';

const [DAY, OUTCOME, TEXT, CALL] = shownBy;

/** Which calls an address asks for. */
export const filterFrom = (query: URLSearchParams): CallFilter => ({
  day: callDay(query.get(DAY)),
  outcome: callOutcome(query.get(OUTCOME)),
  text: query.get(TEXT) ?? '',
});

const valuesOf = ({ day, outcome, text }: CallFilter) => ({ [DAY]: day, [OUTCOME]: outcome, [TEXT]: text });

/** Which calls somebody looks for. */
export const useCallFilter = () => useAddressQuery(filterFrom, valuesOf);
export type CallQuery = ReturnType<typeof useCallFilter>;

/** The id of the call that an address asks to read. */
export const callFrom = (query: URLSearchParams): string | undefined => query.get(CALL) ?? undefined;

/** The query of an address that asks to read this call, or none; whatever else it says stays. */
export const withCall = (query: URLSearchParams, callId: string | undefined): URLSearchParams =>
  withValues(query, { [CALL]: callId });

/** Where these calls of a restaurant are. */
export const callsAddress = (companyId: string, filter: CallFilter): string =>
  `${addressOf('company', { companyId })}?${withValues(new URLSearchParams(), valuesOf(filter))}#${sections.calls.id}`;
