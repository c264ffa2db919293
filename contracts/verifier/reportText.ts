import { impactReport } from './impact.ts';
import type { LeftOut } from './selection.ts';
import { STATUS_LABEL, type FailedInteraction, type Difference } from './failedInteractions.ts';

/** The result of a verification. */
export interface Verdict {
  /** The provider's address. */
  readonly provider: string;
  /** When it ended. */
  readonly at: Date;
  /** The number of interactions run. */
  readonly verified: number;
  readonly broken: readonly FailedInteraction[];
  /** States that couldn't be set up, with the reason. */
  readonly problems: ReadonlyMap<string, string>;
  readonly leftOut: readonly LeftOut[];
  /** Possible explanations, one per line. */
  readonly notes: readonly string[];
}

/** Whether the provider kept every contract. An empty run doesn't count. */
export const isVerified = ({ verified, broken, problems }: Verdict): boolean =>
  verified > 0 && unexcused(broken).length === 0 && [...problems.keys()].every(mayBeLeftOut(broken));

/** Failures of interactions that are not pending. */
const unexcused = (broken: readonly FailedInteraction[]) => broken.filter(({ isPending }) => !isPending);

/** Whether only pending interactions use the state. */
const mayBeLeftOut = (broken: readonly FailedInteraction[]) => (state: string) => {
  const inIt = broken.filter(({ states }) => states.includes(state));
  return inIt.length > 0 && unexcused(inIt).length === 0;
};

/** Failures that concern the provider. Interactions whose state failed don't. */
export const providerFailures = ({ broken, problems }: Verdict): readonly FailedInteraction[] =>
  broken.filter(({ states }) => !states.some((state) => problems.has(state)));

/** Provider, time, and skipped interactions on one line. */
export const reportHeadline = ({ provider, at, leftOut }: Verdict): string =>
  [
    `Provider ${provider}, ${at.toISOString()}`,
    ...(leftOut.length > 0
      ? [`skipped: ${leftOut.map(({ words, count }) => `${count} ${words}`).join(', ')}`]
      : []),
  ].join('; ');

/** A difference on one line: method, path, field, expected, actual. A status also shows what was sent. */
export const verdictLine = (
  { method, path, description }: FailedInteraction,
  { at, expected, got }: Difference,
): string =>
  `${method} ${path}  ${at === STATUS_LABEL ? `${at} of “${description}”` : at}  expected ${expected}, got ${got}`;

/** Summarizes a verification in at most twenty lines: failures per call and their impact on users. */
export function summaryOf(verdict: Verdict, reportPath: string): string {
  const { verified, broken, problems, notes } = verdict;
  if (verified === 0) return 'No interaction was checked: none matches the filters';
  const tried = providerFailures(verdict);
  const failed = unexcused(tried);
  const untried = broken.length - tried.length;
  const heading = [
    isVerified(verdict)
      ? `${verified} interactions verified`
      : `${failed.length} of ${verified} interactions failed${untried > 0 ? `, ${untried} could not run` : ''}; full report: ${reportPath}`,
    reportHeadline(verdict),
    ...statesIn(problems),
    ...notes,
  ];
  const optional = tried
    .filter(({ isPending }) => isPending)
    .map(({ description }) => `– optional: ${description}`);
  const told = [callsIn(failed), callsIn(failed).map(inShort)].map((calls) => [
    ...heading,
    ...calls.flatMap(({ lines, impact }) => [
      ...lines.map((line) => `✗ ${line}`),
      ...impact.map((one) => `    affects ${one}`),
    ]),
    ...optional,
  ]);
  const lines = told.find(({ length }) => length <= LONGEST) ?? told.at(-1) ?? [];
  return lines.length <= LONGEST
    ? lines.join('\n')
    : [...lines.slice(0, LONGEST - 1), `… ${lines.length - LONGEST + 1} more lines in ${reportPath}`].join(
        '\n',
      );
}

/** Shortens each part to one line and counts the rest. */
function inShort({ lines, impact }: Pick<FailedCall, 'lines' | 'impact'>) {
  const firstOf = ([first, ...more]: readonly string[]) =>
    first === undefined ? [] : [more.length > 0 ? `${first} (and ${more.length} more)` : first];
  return { lines: firstOf(lines), impact: firstOf(impact) };
}

const LONGEST = 20;

/** States that couldn't be set up, grouped by reason. */
function statesIn(problems: Verdict['problems']): readonly string[] {
  return [...Map.groupBy(problems, ([, reason]) => reason)].map(
    ([reason, of]) => `Not set up: ${quoteNames(of.map(([state]) => state))}: ${reason}`,
  );
}

/** Quotes the first of many names. */
export function quoteNames(states: readonly string[]): string {
  const some = states.slice(0, 3).map((state) => `“${state}”`);
  return `${some.join(', ')}${states.length > 3 ? ` and ${states.length - 3} more` : ''}`;
}

/** A call's differences without duplicates, and their impact. */
interface FailedCall {
  /** `GET /api/…` */
  readonly call: string;
  readonly broken: readonly FailedInteraction[];
  readonly lines: readonly string[];
  readonly impact: readonly string[];
}

/** Groups failures by call. */
export function callsIn(broken: readonly FailedInteraction[]): readonly FailedCall[] {
  return [...Map.groupBy(broken, ({ method, path }) => `${method} ${path}`)].map(([call, ofCall]) => {
    const inAll = new Set(
      ofCall.flatMap(({ differences }) => differences.flatMap(({ at, isOfSome }) => (isOfSome ? [] : [at]))),
    );
    // a field that every element lacks is not also missing from one
    const lines = ofCall.flatMap((one) =>
      one.differences
        .filter(({ at, isOfSome }) => !isOfSome || !inAll.has(at))
        .map((difference) => verdictLine(one, difference)),
    );
    return { call, broken: ofCall, lines: [...new Set(lines)], impact: impactReport(ofCall) };
  });
}
