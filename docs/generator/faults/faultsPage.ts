import { slug } from 'github-slugger';
import type { exceptions } from '../../../tests/actions/failing/exceptions.ts';
import type { renewalFaults, rules } from '../../../tests/actions/failing/expected.ts';
import type { callFaults, FaultName } from '../../../tests/actions/failing/faults.ts';
import type { FaultResult } from '../../../tests/actions/failing/applyFault.ts';
import type { RecordedAction } from '../../../tests/actions/handbook.ts';
import type { Shown } from '../../../tests/actions/shownMessages.ts';
import { cell, table } from '../markdown.ts';
import type { HandbookPage } from '../part.ts';
import { shownText } from '../useCases/words.ts';

/** The sources of the fault table besides the recording. */
export interface FaultSources {
  readonly callFaults: typeof callFaults;
  readonly rules: typeof rules;
  readonly renewalFaults: typeof renewalFaults;
  /** Calls that never renew the session. */
  readonly withoutRenewal: readonly string[];
  readonly exceptions: typeof exceptions;
  /** A message written by the host. */
  readonly hostWords: string;
  readonly ended: string;
}

/** A call of an action. */
interface Row {
  readonly action: RecordedAction;
  readonly call: string;
  readonly meetings: readonly FaultResult[];
  /** What a failure shows without a message from the host. */
  readonly own: readonly Shown[];
}

/** The table's abbreviations. */
const MARKS = {
  own: '●',
  words: '“”',
  usual: '✓',
  ended: '⇥',
  silent: '·',
  other: '◐',
} as const;

/** Every call of every action with every fault, as recorded. */
export function faultsPage(actions: readonly RecordedAction[], sources: FaultSources): HandbookPage {
  const names = Object.keys(sources.callFaults) as readonly FaultName[];
  const rows = actions.flatMap((action) =>
    action.failures.map(({ method, path, meetings }): Row => {
      const own = meetings.find(({ fault }) => fault === '500 mute')?.shown ?? [];
      return { action, call: `${method} ${path}`, meetings, own };
    }),
  );
  const calls = new Set(rows.map(({ call }) => call));
  const renewing = rows.filter(({ call }) => !sources.withoutRenewal.includes(call));
  const cells = rows.reduce((sum, { meetings }) => sum + meetings.length, 0);
  const text = [
    '# Fault table',
    `What users read when an API request fails: the ${calls.size} calls of the API, in the ${rows.length} places where an action makes them, with ${names.length} faults each, ${cells} cells in total. [Failures](failures.md) lists the same texts by failure kind.`,
    'Each cell is a run of the real view models and adapters against the seeded backend, with a fake clock. In every run, no error escapes. Unless the action succeeds, typed text stays, and a retry with a healthy host leads to the usual result, without a reload and while responses that never arrived are still missing ([the test](../tests/actions/failing/faultTable.test.ts)). The expected texts are not copied from the runs. They follow from the rule of each fault, the [message of each call](../tests/actions/failing/sentences.ts), and the exceptions below.',
    '## Rules',
    ...table(
      ['Fault', 'When', 'What users read'],
      names.map((name) => [name, sources.callFaults[name].when, cell(sources.rules[name])]),
    ),
    '## During a session renewal',
    `Each of the ${renewing.length} calls that can renew the session also runs with an expired access token and every fault in the renewal that it waits for, ${renewing.length * names.length} more cells ([the test](../tests/actions/failing/renewalTable.test.ts)). A renewal without a response ends after 15 s.`,
    ...table(
      ['Fault of the renewal', 'Effect'],
      names.map((name) => [name, cell(sources.rules[sources.renewalFaults[name]])]),
    ),
    '## Exceptions',
    ...table(
      ['Action', 'Faults', 'What users read instead', 'Why'],
      sources.exceptions.map(({ of, when, shown, why }) => [
        of.map((id) => linkTo(actions, id)).join(', '),
        when.join('; '),
        shown === 'as usual' ? 'As usual' : shownText(shown),
        cell(why),
      ]),
    ),
    '## Table',
    [
      `- ${MARKS.own}: the action’s own message, in the last column`,
      `- ${MARKS.words}: the host’s message`,
      `- ${MARKS.usual}: as usual`,
      `- ${MARKS.ended}: “${sources.ended}” on the sign-in page`,
      `- ${MARKS.silent}: no message; for _silent_ and _halfway_, the slow notice`,
      `- ${MARKS.other}: something else, because of an exception or missing data`,
    ].join('\n'),
    ...table(
      ['Action', 'Call', ...names, 'Own message'],
      rows.map((row) => [
        linkTo(actions, row.action.id, row.call),
        `\`${row.call}\``,
        ...names.map((name) => markOf(row, name, sources)),
        shownText(row.own),
      ]),
    ),
  ].join('\n\n');
  return { file: 'faults.md', text };
}

function markOf({ action, meetings, own }: Row, name: FaultName, sources: FaultSources): string {
  const shown = meetings.find(({ fault }) => fault === name)?.shown ?? [];
  const same = (other: readonly Shown[]) => JSON.stringify(shown) === JSON.stringify(other);
  if (shown.some(({ text }) => text === sources.ended)) return MARKS.ended;
  if (shown.some(({ text }) => text.includes(sources.hostWords))) return MARKS.words;
  if (shown.length > 0 && same(own)) return MARKS.own;
  if (name === 'silent' || name === 'halfway' || name === 'left')
    return shown.length === 0 ? MARKS.silent : MARKS.usual;
  if (same(action.performance.shown)) return MARKS.usual;
  return shown.length === 0 ? MARKS.silent : MARKS.other;
}

function linkTo(actions: readonly RecordedAction[], id: string, call?: string): string {
  const title = actions.find((action) => action.id === id)?.title;
  if (title === undefined) throw new Error(`There is no action ${id}`);
  return `[${cell(title)}](use-cases/${id}.md${call === undefined ? '' : `#${slug(call)}`})`;
}
