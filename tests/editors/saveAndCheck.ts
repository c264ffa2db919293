import { expect } from 'vitest';
import type { FormName } from './Editor.ts';
import { differences, flatten } from './flatten.ts';
import type { Hosted, World } from './World.ts';

/** What happened in all runs, to see that the interesting cases occur. */
export const counts = { saves: 0, saved: 0, conflicts: 0, lostResponses: 0, restored: 0, deleted: 0 };

/** What another area shows of an area's fields. */
const SHARED_FIELDS: Readonly<Record<keyof Hosted, readonly RegExp[]>> = {
  voice: [/^voice firstMessage$/, /^voice voiceId$/, /^voice backgroundSoundUrl$/],
  details: [/^details (firstMessage|voiceId|backgroundSound|menuJson)$/],
  telephony: [],
  instructions: [],
  menu: [],
};

/** Everything on the host by one kind of path. */
export const pathsOf = (hosted: Hosted) =>
  Object.fromEntries(
    Object.entries(hosted).flatMap(([area, fields]) =>
      Object.entries(fields).map(([path, value]) => [`${area} ${path}`, value]),
    ),
  );

/**
 * Saves, and checks that the host has exactly the edits on top of what it had, or that nothing changed and
 * every conflict names a field of the user that someone else changed.
 */
export async function saveAndCheck(
  world: World,
  area: FormName,
  form: { readonly fields: FormFields },
  save: () => void,
  /** Path of the form's value within its area. */
  root = '',
): Promise<void> {
  const before = pathsOf(await world.hosted());
  const { saved, value } = form.fields;
  const edits = differences(flatten({ ...saved }), flatten({ ...value }));
  const edited = flatten({ ...value });
  const hadConflicts = form.fields.conflicts.length > 0;
  counts.saves += 1;
  save();
  await world.host.settle();
  const after = pathsOf(await world.hosted());
  const changed = differences(before, after).filter(
    (path) =>
      !(['voice', 'details'] as const).some(
        (other) => other !== area && SHARED_FIELDS[other].some((rule) => rule.test(path)),
      ),
  );
  const name = (path: string) => `${area} ${root}${path}`;
  const { conflicts } = form.fields;
  if (conflicts.length > 0) {
    expect(changed, 'a conflict sends nothing').toEqual([]);
    counts.conflicts += hadConflicts ? 0 : 1;
    for (const { path } of conflicts) {
      const field = path.join('.');
      expect(
        edits.some(
          (edit) => `${edit}.`.startsWith(field) || `${field}.`.startsWith(edit.replace('#order', '')),
        ),
        `${field} was edited`,
      ).toBe(true);
    }
    return;
  }
  counts.saved += changed.length > 0 ? 1 : 0;
  const foreign = changed.filter((path) => !edits.some((edit) => path === name(edit)));
  expect(
    foreign.filter((path) => !isListOf(edits.map(name), path)),
    'only edited fields change',
  ).toEqual([]);
  for (const edit of edits.filter((path) => !path.endsWith('#order') && path in edited)) {
    expect([edit, after[name(edit)] ?? ''], 'every edit is saved').toEqual([edit, edited[edit] ?? '']);
  }
}

/** Whether a path is the order of a list in which an item was added or removed. */
const isListOf = (edits: readonly string[], path: string) =>
  path.endsWith('#order') &&
  edits.some((edit) => edit.startsWith(path.replace('#order', '.')) || edit === path);

interface FormFields {
  readonly saved: object | undefined;
  readonly value: object | undefined;
  readonly conflicts: readonly { readonly path: readonly string[] }[];
}
