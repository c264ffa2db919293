import { expect } from 'vitest';
import { menuFile } from '#tests/support/menuFile.ts';
import fc from '#tests/support/properties.ts';
import { FORMS, type Editor, type FormName } from './Editor.ts';
import { differences, flatten } from './flatten.ts';
import { counts, pathsOf, saveAndCheck } from './saveAndCheck.ts';
import type { World } from './World.ts';

/** Fields to edit, by form. Both people edit the same few, so they meet. */
const EDITS = {
  voice: [
    ['firstMessage', 'Ciao!', 'Buonasera!', 'Hello.'],
    ['customPersonality', 'Dry', 'Warm', ''],
    ['speakingSpeed', 0.8, 1.2, 1.4],
  ],
  telephony: [
    ['busyMessage', 'One moment', 'Please hold', ''],
    ['maxRetries', 1, 2, 4],
    ['endCallPhrases', ['bye'], ['ciao'], []],
  ],
  details: [
    ['tagline', 'Pasta', 'Pizza', ''],
    ['address', '1 Main St', '2 Side St', '3 Back St'],
  ],
  instructions: [
    ['systemPrompt', 'Be brief.', 'Be kind.', 'Be calm.'],
    ['upselling', 2, 3, 4],
    ['rule', 'Repeat orders.', 'Ask for a name.', 'Say the total.'],
    ['addRule', 'new', 'new', 'new'],
    ['removeRule', 'last', 'last', 'last'],
  ],
} as const;

type Model = Record<string, never>;
type Command = fc.AsyncCommand<Model, World>;

const command = (text: string, run: (world: World) => Promise<void>): Command => ({
  check: () => true,
  async run(_model, world) {
    await run(world);
    world.expectTypedText();
  },
  toString: () => text,
});

const who = fc.constantFrom(0 as const, 1 as const);

const side = fc.constantFrom('mine' as const, 'theirs' as const);

const editField = fc
  .constantFrom(...(Object.keys(EDITS) as (keyof typeof EDITS)[]))
  .chain((area) =>
    fc.tuple(who, fc.constant(area), fc.nat(EDITS[area].length - 1), fc.integer({ min: 1, max: 3 })),
  )
  .map(([one, area, index, choice]) => {
    const row: readonly unknown[] = EDITS[area][index] ?? [];
    const [field, value] = [String(row[0]), row[choice]];
    return command(
      `${one} edits ${area}.${field} to ${JSON.stringify(value)}`,
      async ({ editors, typed }) => {
        const { fields } = editors[one].form(area);
        if (area !== 'instructions') {
          (fields as { edit(changes: object): void }).edit({ [field]: value });
          typed[one].set(`${area} ${field}`, value);
          return;
        }
        editInstructions(editors[one], field, value);
      },
    );
  });

function editInstructions(editor: Editor, field: string, value: unknown): void {
  const { fields } = editor.form('instructions') as ReturnType<typeof editor.instructionsForm>;
  const current = fields.value;
  if (!current) return;
  const { coreInstructions: rules, upselling } = current;
  const [first] = rules;
  switch (field) {
    case 'systemPrompt':
      return fields.edit({ systemPrompt: String(value) });
    case 'upselling':
      return fields.edit({ upselling: { ...upselling, maxSuggestions: Number(value) } });
    case 'rule':
      if (first)
        fields.edit({ coreInstructions: [{ ...first, instruction: String(value) }, ...rules.slice(1)] });
      return;
    case 'removeRule':
      return fields.edit({ coreInstructions: rules.slice(0, -1) });
    case 'addRule':
      editor.addRule();
  }
}

function forget(world: World, one: 0 | 1, area: FormName): void {
  for (const key of world.typed[one].keys()) if (key.startsWith(`${area} `)) world.typed[one].delete(key);
}

const save = who.map((one) =>
  command(`${one} saves`, async (world) => {
    const editor = world.editors[one];
    for (const area of FORMS) {
      const form = editor.form(area);
      if (form.dirty) await saveAndCheck(world, area, form, () => editor.save(area));
      if (!form.dirty) forget(world, one, area);
    }
  }),
);

const choose = fc.tuple(who, side).map(([one, chosen]) =>
  command(`${one} chooses ${chosen}`, async (world) => {
    for (const area of FORMS) {
      const { fields } = world.editors[one].form(area);
      if (chosen === 'theirs' && fields.conflicts.length > 0) forget(world, one, area);
      for (const conflict of fields.conflicts) fields.choose(conflict, chosen);
    }
  }),
);

const toggle = fc.tuple(who, fc.nat(1)).map(([one, index]) =>
  command(`${one} switches item ${index}`, async (world) => {
    const { menu } = world.editors[one];
    const [category] = menu.form.fields.value?.categories ?? [];
    const item = category?.items[index % (category.items.length || 1)];
    if (!category || !item) return;
    const before = pathsOf(await world.hosted());
    menu.switchAvailability(category.id, item);
    await world.host.settle();
    const changed = differences(before, pathsOf(await world.hosted())).filter(
      (path) => path !== 'details menuJson',
    );
    for (const path of changed)
      expect(path).toMatch(new RegExp(`\\.${item.id}\\.availability\\.isAvailable$`));
  }),
);

const openItem = fc.tuple(who, fc.nat(1)).map(([one, index]) =>
  command(`${one} opens item ${index}`, async ({ editors }) => {
    const { menu } = editors[one];
    const [category] = menu.form.fields.value?.categories ?? [];
    const item = category?.items[index % (category.items.length || 1)];
    if (category && item && !menu.itemForm) menu.openItem(category.id, item);
  }),
);

const editItem = fc
  .tuple(
    who,
    fc.constantFrom(
      { price: '7' },
      { price: '9.5' },
      { name: 'Torta' },
      { name: 'Crostata' },
      { description: 'New' },
    ),
  )
  .map(([one, changes]) =>
    command(`${one} edits the item: ${JSON.stringify(changes)}`, async ({ editors }) =>
      editors[one].menu.itemForm?.form.fields.edit(changes),
    ),
  );

const saveItem = who.map((one) =>
  command(`${one} saves the item`, async (world) => {
    const form = world.editors[one].menu.itemForm?.form;
    if (!form) return;
    const { saved, value } = form.fields;
    const edits = differences(flatten({ ...saved }), flatten({ ...value }));
    const before = pathsOf(await world.hosted());
    form.submit();
    await world.host.settle();
    const changed = differences(before, pathsOf(await world.hosted())).filter(
      (path) => path !== 'details menuJson',
    );
    if (form.fields.conflicts.length > 0) {
      counts.conflicts += 1;
      expect(changed).toEqual([]);
      for (const { path } of form.fields.conflicts) expect(edits).toContain(path.join('.'));
    } else {
      for (const path of changed)
        expect(edits.some((edit) => path.endsWith(`.${edit}`)) || /#order$|categories/.test(path)).toBe(true);
    }
  }),
);

const chooseInItem = fc.tuple(who, side).map(([one, chosen]) =>
  command(`${one} chooses ${chosen} in the item`, async ({ editors }) => {
    const fields = editors[one].menu.itemForm?.form.fields;
    for (const conflict of fields?.conflicts ?? []) fields?.choose(conflict, chosen);
  }),
);

const removeItem = who.map((one) =>
  command(`${one} deletes the last item`, async (world) => {
    const { menu } = world.editors[one];
    const [category] = menu.form.fields.value?.categories ?? [];
    const item = category?.items.at(-1);
    if (!category || !item || category.items.length < 2) return;
    menu.askRemoval(category.id, item);
    menu.removal.confirm();
    menu.removal.sendNow(world.host.restaurantId);
    await world.host.settle();
    counts.deleted += 1;
  }),
);

const reorder = fc.tuple(who, fc.nat(2)).map(([one, to]) =>
  command(`${one} moves the first item to ${to}`, async ({ editors }) => {
    const { menu } = editors[one];
    const [category] = menu.form.fields.value?.categories ?? [];
    const [item] = category?.items ?? [];
    if (category && item) menu.moveItem(category.id, item, to);
  }),
);

const importFile = fc.tuple(who, fc.constantFrom(6, 8, 11)).map(([one, price]) =>
  command(`${one} imports a price of ${price}`, async (world) => {
    const { menu } = world.editors[one];
    const [category] = menu.form.fields.value?.categories ?? [];
    const [item] = category?.items ?? [];
    if (!category || !item) return;
    const before = pathsOf(await world.hosted());
    menu.openImport();
    const file = {
      categories: [
        { id: category.id, name: category.name, items: [{ id: item.id, name: item.name, price }] },
      ],
    };
    menu.importing.choose(menuFile('menu.json', JSON.stringify(file)));
    await world.host.settle();
    menu.importing.apply();
    await world.host.settle();
    const changed = differences(before, pathsOf(await world.hosted())).filter(
      (path) => path !== 'details menuJson',
    );
    const isAllowed = (path: string) =>
      path.endsWith(`.${item.id}.price`) || path.endsWith(`.${item.id}.name`) || path.endsWith('#order');
    if (menu.importing.plan) {
      counts.conflicts += 1;
      expect(changed).toEqual([]);
    } else expect(changed.filter((path) => !isAllowed(path))).toEqual([]);
    menu.importing.close();
  }),
);

const deploy = who.map((one) =>
  command(`${one} deploys`, async (world) => {
    const { deployments } = world.editors[one];
    const before = pathsOf(await world.hosted());
    if (deployments.selection.extentOf(deployments.pending) !== 'all') {
      deployments.selection.toggleAll(deployments.pending);
    }
    deployments.deploy();
    await world.host.settle();
    expect(differences(before, pathsOf(await world.hosted()))).toEqual([]);
  }),
);

const leave = who.map((one) =>
  command(`${one} leaves`, async ({ editors, typed }) => {
    typed[one].clear();
    await editors[one].leave();
  }),
);

const reload = who.map((one) =>
  command(`${one} reloads`, async ({ editors }) => {
    const editor = editors[one];
    const edits = editor.edits();
    await editor.reload();
    counts.restored += Object.keys(edits).length > 0 ? 1 : 0;
    // edits that someone else made as well are none any more
    const after = editor.edits();
    for (const [field, value] of Object.entries(after)) expect([field, value]).toEqual([field, edits[field]]);
    const lost = Object.keys(edits).filter(
      (field) => !(field in after) && !editor.hasSaved(field, edits[field]),
    );
    expect(lost).toEqual([]);
  }),
);

const loseResponse = fc.constant(
  command('the next response is lost', async ({ host }) => {
    host.losesNextResponse = true;
    counts.lostResponses += 1;
  }),
);

/** What people do most. */
export const often = [
  editField,
  editField,
  editField,
  editField,
  save,
  save,
  save,
  editItem,
  saveItem,
  choose,
];
/** What people do now and then. */
export const seldom = [
  toggle,
  openItem,
  chooseInItem,
  removeItem,
  reorder,
  importFile,
  deploy,
  leave,
  reload,
  loseResponse,
];
