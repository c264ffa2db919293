import { callDay, callOutcome, type CallFilter } from '#domain/companies/callFilter.ts';
import { addressOf } from '../../app/pages.ts';
import { shownBy } from '../../kit/unsaved/leavesNothing.ts';
import { sections } from '../sections.ts';

const [DAY, OUTCOME, TEXT, CALL] = shownBy;

/** Which calls an address asks for. */
export const filterFrom = (query: URLSearchParams): CallFilter => ({
  day: callDay(query.get(DAY)),
  outcome: callOutcome(query.get(OUTCOME)),
  text: query.get(TEXT) ?? '',
});

/** The query of an address that asks for these calls; whatever else it says stays. */
export function withFilter(query: URLSearchParams, { day, outcome, text }: CallFilter): URLSearchParams {
  const after = new URLSearchParams(query);
  for (const [name, value] of Object.entries({ [DAY]: day, [OUTCOME]: outcome, [TEXT]: text })) {
    if (value) after.set(name, value);
    else after.delete(name);
  }
  return after;
}

/** The id of the call that an address asks to read. */
export const callFrom = (query: URLSearchParams): string | undefined => query.get(CALL) ?? undefined;

/** The query of an address that asks to read this call, or none; whatever else it says stays. */
export function withCall(query: URLSearchParams, callId: string | undefined): URLSearchParams {
  const after = new URLSearchParams(query);
  if (callId === undefined) after.delete(CALL);
  else after.set(CALL, callId);
  return after;
}

/** Where these calls of a restaurant are. */
export const callsAddress = (companyId: string, filter: CallFilter): string =>
  `${addressOf('company', { companyId })}?${withFilter(new URLSearchParams(), filter)}#${sections.calls.id}`;
