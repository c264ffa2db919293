import type { RecordedAction, ToldMeaning } from '../../../tests/actions/handbook.ts';
import { HOST_WORDS } from '../../../tests/actions/failing/faults.ts';
import type { Shown } from '../../../tests/actions/shownMessages.ts';
import { shownText } from './words.ts';

/** What users read when a request of an action fails, one line for each different message. */
export function failureLines({ failures, endings }: RecordedAction): readonly string[] {
  const usual = endings[0]?.shown ?? [];
  const lines = new Set(failures.flatMap((results) => linesOf(results, usual)));
  if (lines.size > 1) lines.delete(USUAL);
  return [...lines];
}

function linesOf(
  results: Readonly<Record<ToldMeaning, readonly Shown[]>>,
  usual: readonly Shown[],
): readonly string[] {
  const own = textOf(results['own message'], usual);
  const host = textOf(results['host’s message'], usual);
  const isHosts = host.includes(HOST_WORDS);
  const others = (['not found', 'unreachable', 'unreadable'] as const).flatMap((meaning) => {
    const text = textOf(results[meaning], usual);
    const isExpected = text === own || text === host || (meaning === 'unreadable' && text === USUAL);
    return isExpected ? [] : [`${WHEN[meaning]}: ${text}`];
  });
  return [isHosts && host !== own ? `The host’s message, or without one: ${own}` : own, ...others];
}

const USUAL = 'Nothing changes for the user.';

const WHEN = {
  'not found': 'If it is gone (404)',
  unreachable: 'If the host can’t be reached',
  unreadable: 'If the answer can’t be read',
} as const;

function textOf(shown: readonly Shown[], usual: readonly Shown[]): string {
  if (JSON.stringify(shown) === JSON.stringify(usual)) return USUAL;
  return shownText(shown) || 'No message.';
}
