import type { Exchange } from './relay.ts';
import type { FailedInteraction } from './failedInteractions.ts';
import { quoteNames } from './reportText.ts';

/**
 * What states did not give back although requests that failed need it, a line for each value.
 *
 * @param given the names of the values that there were, by the state; a state that is not there was not arranged
 */
export function missingInResponse(
  broken: readonly FailedInteraction[],
  given: ReadonlyMap<string, ReadonlySet<string>>,
): readonly string[] {
  const lacking = broken.flatMap(({ states, needs }) => {
    // of several the first is the one that the others leave as it is
    const [state] = states;
    if (state === undefined || !states.every((one) => given.has(one))) return [];
    return needs
      .filter((value) => !states.some((one) => given.get(one)?.has(value)))
      .map((value) => ({ value, state }));
  });
  return [...Map.groupBy(lacking, ({ value }) => value)].map(([value, all]) => {
    const states = new Set(all.map(({ state }) => state));
    return `Gave back no ${value}: ${quoteNames([...states])}`;
  });
}

/** The likely cause, where nearly all requests fared alike; nothing where they did not, or were few. */
export function likelyCause(exchanges: readonly Exchange[]): readonly string[] {
  if (exchanges.length < 10) return [];
  const [cause] = causes.filter(({ of }) => exchanges.filter(of).length >= 0.95 * exchanges.length);
  return cause ? [`Nearly every answer was ${cause.words}`] : [];
}

const causes: readonly { readonly of: (exchange: Exchange) => boolean; readonly words: string }[] = [
  {
    of: ({ status }) => status === 404,
    words: '404: is the base path of --provider right? What follows it begins with /api/',
  },
  {
    of: ({ status }) => status === 401,
    words:
      '401: no token, or none that is taken. States give back accessToken; without them TABLESIDE_TOKEN signs the calls, or ' +
      'TABLESIDE_EMAIL and TABLESIDE_PASSWORD',
  },
  {
    of: ({ isPage }) => isPage === true,
    words: 'a page of HTML: a login or an app stands where the API should be',
  },
];
