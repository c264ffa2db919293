import type { Broken } from './verdict.ts';
import { named } from './words.ts';

/**
 * What states did not give back although requests that failed need it, a line for each value.
 *
 * @param given the names of the values that there were, by the state; a state that is not there was not arranged
 */
export function lackingIn(
  broken: readonly Broken[],
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
    return `Gave back no ${value}: ${named([...states])}`;
  });
}
