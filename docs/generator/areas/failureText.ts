import type { RecordedAction, RecordedMeaning } from '../../../tests/actions/handbook.ts';
import { HOST_MESSAGE } from '../../../tests/actions/failing/faults.ts';
import type { Shown } from '../../../tests/actions/shownMessages.ts';
import { shownText } from './words.ts';

/** Returns the messages that users see if a request of an action fails, one line per different message. */
export function failureLines({ failures, endings }: RecordedAction): readonly string[] {
  const usual = endings[0]?.shown ?? [];
  const lines = new Set(failures.flatMap((results) => linesOf(results, usual)));
  if (lines.size > 1) lines.delete(USUAL);
  // requests of one action can have different messages for the same cause
  const byCause = Map.groupBy(lines, (line) => /^If .*?: /.exec(line)?.[0] ?? line);
  return [...byCause].map(([cause, alike]) =>
    [alike[0], ...alike.slice(1).map((line) => line.slice(cause.length))].join(' or '),
  );
}

function linesOf(
  results: Readonly<Record<RecordedMeaning, readonly Shown[]>>,
  usual: readonly Shown[],
): readonly string[] {
  const own = textOf(results['own message'], usual);
  const host = textOf(results['host’s message'], usual);
  const isHosts = host.includes(HOST_MESSAGE);
  const others = OTHERS.map(([meaning, when]) => ({
    meaning,
    when,
    text: textOf(results[meaning], usual),
  })).filter(
    ({ meaning, text }) => text !== own && text !== host && !(meaning === 'unreadable' && text === USUAL),
  );
  const byText = [...Map.groupBy(others, ({ text }) => text)].map(
    ([text, alike]) => `If ${alike.map(({ when }) => when).join(' or ')}: ${text}`,
  );
  return [isHosts && host !== own ? `The host’s message, or without one: ${own}` : own, ...byText];
}

const USUAL = 'Nothing changes for the user.';

const OTHERS = [
  ['not found', 'it is gone (404)'],
  ['unreachable', 'the host can’t be reached'],
  ['unreadable', 'the answer can’t be read'],
] as const;

function textOf(shown: readonly Shown[], usual: readonly Shown[]): string {
  if (JSON.stringify(shown) === JSON.stringify(usual)) return USUAL;
  return shownText(shown) || 'No message.';
}
