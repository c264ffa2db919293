import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';

/** What people do that needs a call, as `npm run docs:write` finds it out: beside the pages of the handbook that tell it. */
const CALL_INDEX = join(import.meta.dirname, '../../docs/use-cases/calls.json');

const texts = v.array(v.string());
const Index = v.pipe(
  v.string(),
  v.parseJson(),
  v.array(
    v.object({
      method: v.string(),
      path: v.string(),
      actions: v.array(
        v.object({
          title: v.string(),
          places: texts,
          endings: v.array(v.object({ when: texts, shown: texts })),
        }),
      ),
    }),
  ),
);

/** How an answer goes wrong that is not as agreed, in the words of the index. */
const BROKEN_ANSWER = 'JSON of another shape';

let index: v.InferOutput<typeof Index> | undefined;

/** What breaks for people when a call is not answered as agreed: what they can no longer do, where, and what they read. */
export function impactOf(method: string, path: string): readonly string[] {
  index ??= existsSync(CALL_INDEX) ? v.parse(Index, readFileSync(CALL_INDEX, 'utf8')) : [];
  const call = index.find((known) => known.method === method && isSame(known.path, path));
  return (call?.actions ?? []).map(({ title, places, endings }) => {
    const shown = endings.find(({ when }) => when.includes(BROKEN_ANSWER))?.shown ?? [];
    const read = shown.length > 0 ? `: people read ${shown.map((words) => `“${words}”`).join(' ')}` : '';
    return `“${title}” (${places.join(', ')})${read}`;
  });
}

/** Whatever the open parts are called. */
const isSame = (one: string, other: string) =>
  one.replaceAll(/:\w+/g, ':') === other.replaceAll(/:\w+/g, ':');
