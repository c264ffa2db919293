import { impactReport } from './impact.ts';
import type { LeftOut } from './selection.ts';
import { STATUS_LABEL, type FailedInteraction, type Difference } from './failedInteractions.ts';

/** What a verification came to. */
export interface Verdict {
  /** The address of whom was asked. */
  readonly provider: string;
  /** When that ended. */
  readonly at: Date;
  /** How many interactions were tried. */
  readonly verified: number;
  readonly broken: readonly FailedInteraction[];
  /** States that could not be arranged, and why. */
  readonly problems: ReadonlyMap<string, string>;
  readonly leftOut: readonly LeftOut[];
  /** What may explain some of it, a line each. */
  readonly notes: readonly string[];
}

/** Whether a provider kept every contract; nothing verified is nothing kept. */
export const isVerified = ({ verified, broken, problems }: Verdict): boolean =>
  verified > 0 && unexcused(broken).length === 0 && [...problems.keys()].every(mayBeLeftOut(broken));

/** What a provider may not do without. */
const unexcused = (broken: readonly FailedInteraction[]) => broken.filter(({ isPending }) => !isPending);

/** Whether a state that could not be arranged is one that nothing but what is pending begins in. */
const mayBeLeftOut = (broken: readonly FailedInteraction[]) => (state: string) => {
  const inIt = broken.filter(({ states }) => states.includes(state));
  return inIt.length > 0 && unexcused(inIt).length === 0;
};

/** What says something of the provider: an interaction whose state could not be arranged failed for that alone. */
export const attemptedInteractions = ({ broken, problems }: Verdict): readonly FailedInteraction[] =>
  broken.filter(({ states }) => !states.some((state) => problems.has(state)));

/** Who was asked, when, and what was left out, on one line. */
export const interactionTitle = ({ provider, at, leftOut }: Verdict): string =>
  [
    `Asked of ${provider}, ${at.toISOString()}`,
    ...(leftOut.length > 0
      ? [`left out: ${leftOut.map(({ words, count }) => `${count} ${words}`).join(', ')}`]
      : []),
  ].join('; ');

/** A difference on one line: method, path, field, expected, got; of a status also what was asked, which decides it. */
export const verdictLine = (
  { method, path, description }: FailedInteraction,
  { at, expected, got }: Difference,
): string =>
  `${method} ${path}  ${at === STATUS_LABEL ? `${at} of “${description}”` : at}  expected ${expected}, got ${got}`;

/** A verification in twenty lines at most: what is broken call by call, and what people lose by that. */
export function summaryOf(verdict: Verdict, reportPath: string): string {
  const { verified, broken, problems, notes } = verdict;
  if (verified === 0) return 'No interaction was checked: nothing fits the filter';
  const tried = attemptedInteractions(verdict);
  const failed = unexcused(tried);
  const untried = broken.length - tried.length;
  const heading = [
    isVerified(verdict)
      ? `${verified} interactions verified`
      : `${failed.length} of ${verified} interactions failed${untried > 0 ? `, ${untried} could not be tried` : ''}; all of it: ${reportPath}`,
    interactionTitle(verdict),
    ...statesIn(problems),
    ...notes,
  ];
  const optional = tried
    .filter(({ isPending }) => isPending)
    .map(({ description }) => `– may be left out: ${description}`);
  const told = [callsIn(failed), callsIn(failed).map(inShort)].map((calls) => [
    ...heading,
    ...calls.flatMap(({ lines, impact }) => [
      ...lines.map((line) => `✗ ${line}`),
      ...impact.map((one) => `    breaks ${one}`),
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

/** One line of each, which says how many more there are. */
function inShort({ lines, impact }: Pick<FailedCall, 'lines' | 'impact'>) {
  const firstOf = ([first, ...more]: readonly string[]) =>
    first === undefined ? [] : [more.length > 0 ? `${first} (and ${more.length} more)` : first];
  return { lines: firstOf(lines), impact: firstOf(impact) };
}

const LONGEST = 20;

/** What could not be arranged, by the reason. */
function statesIn(problems: Verdict['problems']): readonly string[] {
  return [...Map.groupBy(problems, ([, reason]) => reason)].map(
    ([reason, of]) => `Not arranged: ${quoteNames(of.map(([state]) => state))}: ${reason}`,
  );
}

/** Of many states some are named. */
export function quoteNames(states: readonly string[]): string {
  const some = states.slice(0, 3).map((state) => `“${state}”`);
  return `${some.join(', ')}${states.length > 3 ? ` and ${states.length - 3} more` : ''}`;
}

/** What failed of a call: what differs, each once, and what that breaks. */
interface FailedCall {
  /** `GET /api/…` */
  readonly call: string;
  readonly broken: readonly FailedInteraction[];
  readonly lines: readonly string[];
  readonly impact: readonly string[];
}

/** What failed, call by call. */
export function callsIn(broken: readonly FailedInteraction[]): readonly FailedCall[] {
  return [...Map.groupBy(broken, ({ method, path }) => `${method} ${path}`)].map(([call, ofCall]) => {
    const inAll = new Set(
      ofCall.flatMap(({ differences }) => differences.flatMap(({ at, isOfSome }) => (isOfSome ? [] : [at]))),
    );
    // what no element has, one alone cannot have
    const lines = ofCall.flatMap((one) =>
      one.differences
        .filter(({ at, isOfSome }) => !isOfSome || !inAll.has(at))
        .map((difference) => verdictLine(one, difference)),
    );
    return { call, broken: ofCall, lines: [...new Set(lines)], impact: impactReport(ofCall) };
  });
}
