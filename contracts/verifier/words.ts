import { impactOf } from './impact.ts';
import type { Broken, Difference } from './verdict.ts';

/** What a verification came to. */
export interface Verdict {
  /** How many interactions were tried. */
  readonly verified: number;
  readonly broken: readonly Broken[];
  /** States that could not be arranged, and why. */
  readonly problems: ReadonlyMap<string, string>;
}

/** Whether a provider kept every contract; nothing verified is nothing kept. */
export const isKept = ({ verified, broken, problems }: Verdict): boolean =>
  verified > 0 && unexcused(broken).length === 0 && problems.size === 0;

/** What a provider may not do without. */
const unexcused = (broken: readonly Broken[]) => broken.filter(({ isPending }) => !isPending);

/** A difference on one line: method, path, field, expected, got. */
export const lineOf = ({ method, path }: Broken, { at, expected, got }: Difference): string =>
  `${method} ${path}  ${at}  expected ${expected}, got ${got}`;

/** A verification in twenty lines at most: what is broken call by call, and what people lose by that. */
export function summaryOf(verdict: Verdict, reportPath: string, hints: readonly string[] = []): string {
  const { verified, broken, problems } = verdict;
  if (verified === 0) return 'No interaction was checked: nothing fits the filter';
  const failed = unexcused(broken);
  const lines = [
    failed.length === 0
      ? `${verified} interactions verified`
      : `${failed.length} of ${verified} interactions failed; all of it: ${reportPath}`,
    ...statesIn(problems),
    ...hints,
    ...callsIn(failed).flatMap(({ lines: [line = '', ...more], impact }) => [
      `✗ ${line}${more.length > 0 ? ` (and ${more.length} more)` : ''}`,
      ...(impact.length > 0
        ? [`    breaks ${impact[0]}${impact.length > 1 ? ` (and ${impact.length - 1} more)` : ''}`]
        : []),
    ]),
    ...broken
      .filter(({ isPending }) => isPending)
      .map(({ description }) => `– may be left out: ${description}`),
  ];
  return lines.length <= LONGEST
    ? lines.join('\n')
    : [...lines.slice(0, LONGEST - 1), `… ${lines.length - LONGEST + 1} more lines in ${reportPath}`].join(
        '\n',
      );
}

const LONGEST = 20;

/** What could not be arranged, by the reason; of many states for one reason some are named. */
function statesIn(problems: Verdict['problems']): readonly string[] {
  return [...Map.groupBy(problems, ([, reason]) => reason)].map(([reason, of]) => {
    const named = of.slice(0, 3).map(([state]) => `“${state}”`);
    const more = of.length > 3 ? ` and ${of.length - 3} more` : '';
    return `Not arranged: ${named.join(', ')}${more}: ${reason}`;
  });
}

/** What failed, call by call: what differs, each once, and what that breaks. */
export function callsIn(broken: readonly Broken[]) {
  return [...Map.groupBy(broken, ({ method, path }) => `${method} ${path}`)].map(([call, ofCall]) => {
    const [method = '', path = ''] = call.split(' ');
    const lines = ofCall.flatMap((one) => one.differences.map((difference) => lineOf(one, difference)));
    return { call, broken: ofCall, lines: [...new Set(lines)], impact: impactOf(method, path) };
  });
}
