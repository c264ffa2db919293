import { callDay, callOutcome, type CallFilter } from '#domain/companies/callFilter.ts';
import { addressOf } from '../../app/pages.ts';
import { sections } from '../sections.ts';

const DAY = 'day';
const OUTCOME = 'outcome';
const TEXT = 'search';

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

/** Where these calls of a restaurant are. */
export const callsAddress = (companyId: string, filter: CallFilter): string =>
  `${addressOf('company', { companyId })}?${withFilter(new URLSearchParams(), filter)}#${sections.calls.id}`;
