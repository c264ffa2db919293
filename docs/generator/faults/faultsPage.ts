import { slug } from 'github-slugger';
import { sessionText } from '../../../src/ui/texts/sessionText.ts';
import { exceptions } from '../../../tests/actions/failing/exceptions.ts';
import {
  callFaults,
  faultNames,
  faultsMeaning,
  HOST_WORDS,
  meanings,
  type Meaning,
} from '../../../tests/actions/failing/faults.ts';
import type { CallFailures, RecordedAction } from '../../../tests/actions/handbook.ts';
import type { Shown } from '../../../tests/actions/shownMessages.ts';
import { cell, table } from '../markdown.ts';
import type { HandbookPage } from '../part.ts';
import { shownText } from '../useCases/words.ts';

/** A call of an action. */
interface Row extends CallFailures {
  readonly action: RecordedAction;
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

const ALL = Object.keys(meanings) as readonly Meaning[];
/** After leaving, other pages show what they show. */
const COLUMNS = ALL.filter((meaning) => meaning !== 'left');

/** Every call of every action with each meaning of a fault. */
export function faultsPage(actions: readonly RecordedAction[]): HandbookPage {
  const rows = actions.flatMap((action) => action.failures.map((failed): Row => ({ action, ...failed })));
  const calls = new Set(rows.map(({ method, path }) => `${method} ${path}`));
  const text = [
    '# Fault table',
    `What users read when an API request fails: the ${calls.size} calls of the API, in the ${rows.length} places where an action makes them. The ${faultNames.length} faults of a request have ${ALL.length} meanings. [Failures](failures.md) lists the same texts by failure kind.`,
    'Each text follows from the rule of its meaning, the [message of each call](../tests/actions/failing/sentences.ts), and the exceptions below. [A test](../tests/actions/failing/faultTable.test.ts) runs the real view models and adapters against the seeded backend, with a fake clock: every call with the first fault of each meaning, and some calls with every fault. In every run, no error escapes. Unless the action succeeds, typed text stays, and a retry with a healthy host leads to the usual result, without a reload and while responses that never arrived are still missing.',
    '## Meanings',
    ...table(
      ['Meaning', 'Faults', 'What users read'],
      ALL.map((meaning) => [
        meaning,
        faultsMeaning(meaning)
          .map((name) => callFaults[name].when)
          .join('; '),
        cell(meanings[meaning].rule),
      ]),
    ),
    '## Exceptions',
    ...table(
      ['Action', 'Meanings or faults', 'What users read instead', 'Why'],
      exceptions.map(({ of, when, shown, why }) => [
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
      `- ${MARKS.usual}: as usual, after the slow notice if the response is late`,
      `- ${MARKS.ended}: “${sessionText.ended}” on the sign-in page`,
      `- ${MARKS.silent}: no message`,
      `- ${MARKS.other}: something else, such as the slow notice, because of an exception, or because of missing data`,
    ].join('\n'),
    ...table(
      ['Action', 'Call', ...COLUMNS, 'Own message'],
      rows.map((row) => [
        linkTo(actions, row.action.id, `${row.method} ${row.path}`),
        `\`${row.method} ${row.path}\``,
        ...COLUMNS.map((meaning) => markOf(row, meaning)),
        shownText(resultOf(row, 'own message')),
      ]),
    ),
  ].join('\n\n');
  return { file: 'faults.md', text };
}

/** What the first fault of a meaning shows. */
function resultOf({ results }: Row, meaning: Meaning): readonly Shown[] {
  const [first] = faultsMeaning(meaning);
  return results.find(({ fault }) => fault === first)?.shown ?? [];
}

function markOf(row: Row, meaning: Meaning): string {
  const shown = resultOf(row, meaning);
  const same = (other: readonly Shown[]) => JSON.stringify(shown) === JSON.stringify(other);
  if (shown.some(({ text }) => text === sessionText.ended)) return MARKS.ended;
  if (shown.some(({ text }) => text.includes(HOST_WORDS))) return MARKS.words;
  if (shown.length > 0 && same(resultOf(row, 'own message'))) return MARKS.own;
  if (meaning === 'late' || same(row.action.performance.shown)) return MARKS.usual;
  return shown.length === 0 ? MARKS.silent : MARKS.other;
}

function linkTo(actions: readonly RecordedAction[], id: string, call?: string): string {
  const title = actions.find((action) => action.id === id)?.title;
  if (title === undefined) throw new Error(`There is no action ${id}`);
  return `[${cell(title)}](use-cases/${id}.md${call === undefined ? '' : `#${slug(call)}`})`;
}
