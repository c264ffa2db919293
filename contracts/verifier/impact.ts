import { whatBreaks } from '#tests/actions/callIndex.ts';
import { countWithNoun } from '#ui/texts/numbers.ts';
import type { Failure } from './failures.ts';

/**
 * The page's main action that misses a field of a call's response, or its whole body, and the number of others, based on the
 * handbook's recorded runs. Undefined for other failures, whose effect depends on what the host did instead.
 */
export function impactOf({ method, path, agreedStatus, differences }: Failure): string | undefined {
  const isOfBody = agreedStatus < 300 && differences.some(({ at }) => /^(\$\.|body$)/.test(at));
  if (!isOfBody) return undefined;
  // a page's main task is to show what the call is named after
  const subject = /(\w+)$/.exec(path)?.[1] ?? '';
  const rank = (title: string) => Number(title.startsWith('View')) + Number(title.includes(subject));
  const [main, ...others] = whatBreaks(method, path).toSorted(
    (one, other) => rank(other.title) - rank(one.title),
  );
  if (!main) return undefined;
  const more = others.length > 0 ? ` and ${countWithNoun(others.length, 'other action')}` : '';
  return `“${main.title}” (${main.places.join(', ')})${more}`;
}
