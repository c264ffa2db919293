import { valuesNeededBy, type Failure } from './failures.ts';
import type { Exchange } from './relay.ts';
import { quoteNames } from './summary.ts';

/**
 * Reports state values that failed requests needed but no state returned, one line each.
 * @param given names of values by state; a state that couldn't be set up is missing
 */
export function missingInResponse(
  failures: readonly Failure[],
  given: ReadonlyMap<string, ReadonlySet<string>>,
): readonly string[] {
  const lacking = failures.flatMap(({ interaction }) => {
    const { states } = interaction;
    // the first state is the base for all others
    const [state] = states;
    if (state === undefined || !states.every((one) => given.has(one))) return [];
    return valuesNeededBy(interaction)
      .filter((value) => !states.some((one) => given.get(one)?.has(value)))
      .map((value) => ({ value, state }));
  });
  return [...Map.groupBy(lacking, ({ value }) => value)].map(([value, all]) => {
    const states = new Set(all.map(({ state }) => state));
    return `No ${value} (a string or a number) returned by: ${quoteNames([...states])}`;
  });
}

/** Returns the likely cause if nearly all of at least ten requests had the same result. */
export function likelyCause(exchanges: readonly Exchange[]): readonly string[] {
  if (exchanges.length < 10) return [];
  const cause = causes.find(([of]) => exchanges.filter(of).length >= 0.95 * exchanges.length);
  return cause ? [`Nearly every response was ${cause[1]}`] : [];
}

const causes: readonly (readonly [of: (exchange: Exchange) => boolean, words: string])[] = [
  [({ status }) => status === 404, '404: check the base path of --provider, which is followed by /api/'],
  [
    ({ status }) => status === 401,
    '401: a missing or invalid token. States return accessToken; without them, set TABLESIDE_TOKEN, or ' +
      'TABLESIDE_EMAIL and TABLESIDE_PASSWORD',
  ],
  [({ isPage }) => isPage === true, 'an HTML page: the address may belong to a login page or an app'],
];
