import { countWithNoun } from '#ui/texts/numbers.ts';
import type { Failure } from './failures.ts';
import { screenOfCall } from './impact.ts';
import type { Skipped } from './selection.ts';

/** The result of a verification. */
export interface Verdict {
  /** The provider's address. */
  readonly provider: string;
  /** The time at which the verification ended. */
  readonly at: Date;
  /** The number of interactions that were run. */
  readonly verified: number;
  readonly failures: readonly Failure[];
  /** States that couldn't be set up, each with the reason. */
  readonly problems: ReadonlyMap<string, string>;
  readonly skipped: readonly Skipped[];
  /** Responses that a browser on another origin would block, each with the consequence on a second line. */
  readonly browser: readonly string[];
  /** Possible explanations, one per line. */
  readonly notes: readonly string[];
}

/** Whether the provider passed. An empty run doesn't pass. */
export const isVerified = ({ verified, failures, problems, browser }: Verdict): boolean =>
  verified > 0 &&
  browser.length === 0 &&
  failures.every(({ interaction }) => interaction.pending) &&
  [...problems.keys()].every((state) =>
    failures.some(({ interaction }) => interaction.states.includes(state)),
  );

/** Describes each failure in one line, and the broken actions. @param longest the maximum number of lines */
export function summaryOf(verdict: Verdict, longest = Infinity): string {
  const { verified, failures, problems, browser, notes } = verdict;
  if (verified === 0) return 'No interaction was checked: none matches the filters';
  // a failure without its state says nothing about the provider
  const tried = failures.filter(
    ({ interaction }) => !interaction.states.some((state) => problems.has(state)),
  );
  const failed = tried.filter(({ interaction }) => !interaction.pending);
  const optional = tried.filter(({ interaction }) => interaction.pending);
  const untried = failures.length - tried.length;
  const lines = [
    [
      failed.length + untried === 0
        ? `${verified} interactions verified`
        : `${failed.length} of ${verified} interactions failed${untried > 0 ? `, ${untried} could not run` : ''}`,
      // states that no failure mentions
      ...(problems.size > 0 && untried === 0 ? [`${countWithNoun(problems.size, 'state')} not set up`] : []),
      ...(browser.length > 0 ? [`${countWithNoun(browser.length, 'problem')} for browsers`] : []),
    ].join('; '),
    headline(verdict),
    ...statesIn(problems),
    ...notes,
    ...browser.flatMap((text) => `✗ ${text}`.split('\n')),
    ...[...Map.groupBy(failed, ({ call }) => call).values()].flatMap(linesOfCall),
    ...optional.map(({ interaction }) => `– optional: ${interaction.description}`),
  ];
  if (lines.length <= longest) return lines.join('\n');
  const more = `… ${lines.length - longest + 1} more lines; --all shows them`;
  return [...lines.slice(0, longest - 1), more].join('\n');
}

/** Returns the provider, the time, and the skipped interactions on one line. */
function headline({ provider, at, skipped }: Verdict): string {
  const counts = skipped.map(({ words, count }) => `${count} ${words}`).join(', ');
  return `Provider ${provider}, ${at.toISOString()}${counts && `; skipped: ${counts}`}`;
}

/** Lists states that couldn't be set up, grouped by reason. */
const statesIn = (problems: Verdict['problems']): readonly string[] =>
  [...Map.groupBy(problems, ([, reason]) => reason)].map(
    ([reason, of]) => `Not set up: ${quoteNames(of.map(([state]) => state))}: ${reason}`,
  );

/** Quotes the first names of a long list. */
export function quoteNames(states: readonly string[]): string {
  const some = states.slice(0, 3).map((state) => `“${state}”`);
  return `${some.join(', ')}${states.length > 3 ? ` and ${states.length - 3} more` : ''}`;
}

/** Lists an API call's failures, one per place in the response, then the actions that the failures break. */
function linesOfCall(failures: readonly Failure[]): readonly string[] {
  const lines = new Map<string, string>();
  for (const { call, interaction, differences } of failures)
    for (const { at, expected, got } of differences) {
      // the name of the interaction explains a wrong status or a missing response
      const place = /^(status|response)$/.test(at) ? `${at} of “${interaction.description}”` : at;
      const line = `✗ ${call.method} ${call.path}  ${place}: expected ${expected}, got ${got}`;
      if (!lines.has(place)) lines.set(place, line);
    }
  const impact = (['breaks', 'affects'] as const).flatMap((verb) => {
    const scenarios = failures.filter((failure) => failure.impact === verb);
    const names = quoteNames(scenarios.map(({ interaction }) => interaction.description));
    return scenarios[0] ? [`    ${verb} ${names} on ${screenOfCall(scenarios[0].call)}`] : [];
  });
  return [...lines.values(), ...impact];
}
