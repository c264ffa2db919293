import type { Menu } from '#domain/menu/menu.ts';
import { menuFile } from '#tests/support/menuFile.ts';
import fc from '#tests/support/properties.ts';
import { flatten } from './flatten.ts';
import { changesBetween, menuState, type Change, type State } from './hostState.ts';
import { Ledger, type Intent } from './Ledger.ts';
import { FORMS, type FormName, type Page } from './Page.ts';
import { EMAILS, FAULTS } from './SharedHost.ts';
import type { Tab, World } from './World.ts';

/** Fields to edit. All users edit the same few fields, so edits conflict. Texts end with the user's name. */
const EDITS = [
  { form: 'voice', field: 'firstMessage', path: 'voice.firstMessage', values: ['Ciao', 'Hello'] },
  { form: 'voice', field: 'speakingSpeed', path: 'voice.speakingSpeed', values: [0.8, 1.2, 1.4] },
  { form: 'telephony', field: 'maxRetries', path: 'telephony.callHandling.maxRetries', values: [1, 2, 4] },
  { form: 'details', field: 'tagline', path: 'details.tagline', values: ['Pasta', 'Pizza'] },
  { form: 'details', field: 'firstMessage', path: 'voice.firstMessage', values: ['Ciao', 'Good day'] },
  { form: 'instructions', field: 'systemPrompt', path: 'instructions.systemPrompt', values: ['Be kind'] },
] as const;

type Command = fc.AsyncCommand<Record<string, never>, World>;

const command = (text: string, run: (world: World) => unknown): Command => ({
  check: () => true,
  async run(_model, world) {
    await run(world);
    await world.settle();
    world.host.isOffline = false;
  },
  toString: () => text,
});

/** Creates a command that a signed-in user runs in one of the tabs. */
const inTab = <T>(
  text: string,
  choices: fc.Arbitrary<T>,
  run: (tab: Tab, choice: T, world: World) => unknown,
): fc.Arbitrary<Command> =>
  fc.tuple(fc.nat(3), choices).map(([place, choice]) =>
    command(`tab ${place} ${text} ${JSON.stringify(choice) ?? ''}`, (world) => {
      const tab = world.tabs[place];
      return tab?.page.panels && run(tab, choice, world);
    }),
  );

const only = fc.constant(undefined);
const anyItem = fc.nat(9);

interface Fields {
  readonly saved: Readonly<Record<string, unknown>> | undefined;
  edit(changes: object): void;
}

const edit = inTab('types', fc.tuple(fc.constantFrom(...EDITS), fc.nat(2)), (tab, [field, index]) => {
  const chosen = field.values[index % field.values.length] ?? '';
  const value = typeof chosen === 'string' ? `${chosen}, ${tab.page.email}` : chosen;
  const fields = tab.page.form(field.form)?.fields as Fields | undefined;
  if (!fields) return;
  fields.edit({ [field.field]: value });
  if (fields.saved?.[field.field] === value) tab.typed.delete(field.path);
  else tab.type({ ...field, value });
});

const save = inTab('saves all settings', only, ({ page }, _, { ledger }) => {
  for (const name of FORMS) {
    const form = page.form(name);
    const { saved, value, conflicts } = form?.fields ?? {};
    if (!form?.dirty || form.saving.running || !saved || !value) continue;
    if (conflicts?.length === 0) {
      const [from, to] = [saved, value].map((each) => settings(name, each)) as [State, State];
      const notices = [form.notice, page.toast];
      const isKept = () => form.dirty;
      ledger.press(page, { text: `saved ${name}`, changes: changesBetween(from, to), notices, isKept });
      Ledger.count(`saves of ${name}`);
    }
    if (name === 'details') void page.panels?.details.submit({ saved: ignore, close: ignore });
    else void form.submit();
  }
});

const ignore = () => undefined;

/** Returns the edited settings of a form, by path on the host. */
function settings(name: FormName, value: object): State {
  if (name === 'menu') return menuState(value as Menu);
  const flat = flatten({ ...value });
  const fields = EDITS.filter(({ form }) => form === name);
  return Object.fromEntries(fields.map(({ field, path }) => [path, flat[field]]));
}

const choose = inTab(
  'chooses',
  fc.constantFrom('mine' as const, 'theirs' as const),
  ({ page, typed }, side) => {
    const forms = [
      ...FORMS.map((name) => page.form(name)),
      page.menuForm?.form,
      page.panels?.menu.importing.plan,
    ];
    for (const fields of forms.flatMap((form) => form?.fields ?? [])) {
      for (const conflict of fields.conflicts) {
        Ledger.count('conflicts');
        const isIts = ({ field }: { readonly field: string }) => field === conflict.path[0];
        if (side === 'theirs') for (const [path, known] of typed) if (isIts(known)) typed.delete(path);
        fields.choose(conflict, side);
      }
    }
  },
);

/** Returns the shown menu and one of its items. */
function itemAt({ panels }: Page, index: number) {
  const { menu } = panels ?? {};
  const categories = menu?.menu?.categories ?? [];
  const all = categories.flatMap((category) => category.items.map((item) => ({ category, item })));
  const found = all[index % (all.length || 1)];
  return menu && found && { menu, ...found };
}

/** The name of the category of each item form, by the form's fields. */
const categoryOf = new WeakMap<object, string>();

const itemEdits = fc.constantFrom({ price: '7' }, { price: '9.5' }, { description: 'New' });

const editItem = inTab('edits item', fc.tuple(anyItem, itemEdits), ({ page }, [index, changes]) => {
  const found = itemAt(page, index);
  if (found && !page.menuForm) found.menu.openItem(found.category.id, found.item);
  const fields = page.panels?.menu.forms.item?.form.fields;
  if (found && fields && !categoryOf.has(fields)) categoryOf.set(fields, found.category.name);
  const isText = 'description' in changes;
  fields?.edit(isText ? { description: `${changes.description}, ${page.email}` } : changes);
});

const newItem = inTab(
  'begins an item next to item',
  fc.constantFrom(0, 0, 0, 4),
  ({ page }, index, world) => {
    const found = itemAt(page, index);
    if (!found || page.menuForm) return;
    found.menu.openItem(found.category.id);
    const fields = page.panels?.menu.forms.item?.form.fields;
    if (fields) categoryOf.set(fields, found.category.name);
    // not empty if the form was restored, such as after a reload
    if (fields?.value?.name !== '') return;
    fields.edit({ name: world.newName(`Dish of ${page.email}`), description: 'New', price: '5' });
  },
);

const newCategory = inTab('begins a category', only, ({ page }, _, world) => {
  if (page.menuForm || !page.panels?.menu.menu) return;
  page.panels.menu.openCategory();
  const fields = page.panels.menu.forms.category?.form.fields;
  if (fields?.value?.name === '') fields.edit({ name: world.newName(`Category of ${page.email}`) });
});

const saveMenuForm = inTab('saves the form of the menu', only, ({ page }, _, { ledger, host }) => {
  const { menuForm, panels } = page;
  if (!menuForm || !panels || menuForm.form.saving.running) return;
  const { fields, isNew, notice, dirty } = menuForm.form;
  const { saved: from, value: to, conflicts } = fields;
  const isValid = Object.keys(fields.problems).length === 0;
  if (isValid && conflicts.length === 0 && (dirty || isNew) && from && to) {
    const addition = {
      from: undefined,
      to: 'price' in to ? itemDraftText(to, categoryOf.get(fields)) : to.name,
    };
    const isItem = 'price' in from && 'price' in to;
    const changed = isItem ? itemChanges(host.state, from, to) : [];
    ledger.press(page, {
      text: 'saved the form',
      changes: isNew ? [{ path: isItem ? 'new item' : 'new category', ...addition }] : changed,
      notices: [notice, panels.menu.form.notice, page.toast],
      isKept: () => menuForm.form.dirty,
      adds: isNew ? to.name : undefined,
    });
    Ledger.count(isNew ? 'additions' : 'edits of the menu');
  }
  void menuForm.submit();
});

interface Draft {
  readonly name: string;
  readonly description: string;
  readonly price: string;
}

const itemDraftText = ({ name, description, price }: Draft, category: string | undefined) =>
  [name, description, Number(price), category].join(', ');

function itemChanges(state: State, from: Draft, to: Draft): readonly Change[] {
  const isIt = (path: string) => /^item \S+$/.test(path) && state[path] === from.name;
  const item = Object.keys(state).find(isIt) ?? 'no item';
  const changes = [
    { path: `${item} price`, from: Number(from.price), to: Number(to.price) },
    { path: `${item} description`, from: from.description, to: to.description },
  ];
  return changes.filter((change) => change.from !== change.to);
}

const closeForm = inTab('discards the form of the menu', only, ({ page: { menuForm } }) => {
  if (menuForm?.form.dirty) menuForm.discard();
  menuForm?.close();
});

const toggle = inTab('toggles item', anyItem, ({ page }, index, { ledger }) => {
  const found = itemAt(page, index);
  if (!found || found.menu.availability.isSwitching(found.item.id)) return;
  const { menu, item, category } = found;
  const { isAvailable } = item.availability;
  const changes = [{ path: `item ${item.id} available`, from: isAvailable, to: !isAvailable }];
  ledger.press(page, { text: 'toggled', changes, notices: [menu.form.notice, page.toast] });
  menu.switchAvailability(category.id, item);
});

const bulkChoices = fc.tuple(
  fc.uniqueArray(anyItem, { minLength: 1, maxLength: 3 }),
  fc.constantFrom('move', 'on', 'off'),
);

const bulk = inTab('changes items', bulkChoices, ({ page }, [indexes, what], { ledger }) => {
  const { menu } = page.panels ?? {};
  const last = menu?.menu?.categories.at(-1);
  if (!menu || !last || menu.selection.changing.running) return;
  menu.selection.clear();
  menu.selection.set(
    indexes.flatMap((index) => itemAt(page, index)?.item.id ?? []),
    true,
  );
  const places = menuState(menu.form.fields.saved ?? { categories: [] });
  const isOn = what === 'on';
  const changes = menu.selected.map(({ id }) =>
    what === 'move'
      ? { path: `item ${id} category`, from: places[`item ${id} category`], to: last.id }
      : { path: `item ${id} available`, from: !isOn, to: isOn },
  );
  const wanted = changes.filter(({ from, to }) => from !== to);
  ledger.press(page, {
    text: `changed items: ${what}`,
    changes: wanted,
    notices: [menu.form.notice, page.toast],
  });
  Ledger.count('bulk changes');
  const move = { kind: 'move', categoryId: last.id } as const;
  menu.changeSelected(what === 'move' ? move : { kind: 'availability', isAvailable: isOn });
});

const reorder = inTab('moves item', fc.tuple(anyItem, fc.nat(3)), ({ page }, [index, to]) => {
  const found = itemAt(page, index);
  found?.menu.moveItem(found.category.id, found.item, to);
});

const removes = (path: string) => ({ path, from: undefined, to: undefined });

const remove = inTab(
  'deletes item or its category',
  fc.tuple(anyItem, fc.boolean()),
  (tab, [index, isItem], world) => {
    const { page } = tab;
    const found = itemAt(page, index);
    if (!found) return;
    const { menu, category, item } = found;
    menu.askRemoval(category.id, isItem ? item : undefined);
    // includes items with a pending deletion
    const { categories = [] } = menu.form.fields.value ?? {};
    const all = categories.find(({ id }) => id === category.id)?.items ?? [];
    const within = all.map(({ id }) => `item ${id}`);
    const intent = {
      text: isItem ? `deleted ${item.id}` : `deleted ${category.id}`,
      changes: [removes(isItem ? `item ${item.id}` : `category ${category.id}`)],
      // a page that closes can't check for new items
      allows: ({ path, to }: Change) =>
        !isItem && to === undefined && (!page.isOpen || within.includes(path)),
      notices: [menu.form.notice, page.toast],
    };
    pressUndoable(page, intent, menu.removal.confirm, world);
  },
);

const removeOrder = inTab('deletes order', fc.nat(3), ({ page }, index, world) => {
  const rows = world.host.backend.db.orders.all();
  const row = rows[index % (rows.length || 1)];
  const { deleteOrder } = page.panels ?? {};
  if (!row || !deleteOrder) return;
  const { id, orderNumber: number, timestamp, details, isPrinted } = row;
  deleteOrder.ask({ number, placedAt: new Date(timestamp), details, isPrinted });
  const list = { countOrdersWithSameNumber: () => 1, forget: ignore, retry: ignore };
  const intent = {
    text: `deleted order ${number}`,
    changes: [removes(`order ${id}`)],
    notices: [page.toast],
  };
  pressUndoable(page, intent, () => deleteOrder.confirm(list), world);
});

function pressUndoable(page: Page, intent: Intent, confirm: () => void, { ledger, undone }: World): void {
  const known = page.undo.offers;
  confirm();
  const offer = page.undo.offers.find((one) => !known.includes(one));
  if (!offer) return;
  Ledger.count('deletions');
  undone.set(offer, ledger.press(page, { ...intent, isPending: () => page.undo.offers.includes(offer) }));
}

const undo = inTab('undoes', only, ({ page }, _, { undone }) => {
  const offer = page.undo.offers.at(-1);
  if (!offer) return;
  undone.get(offer)?.();
  Ledger.count('undone');
  page.undo.undo(offer);
});

const imports = fc.tuple(fc.constantFrom(6, 8, 11), fc.boolean());

/** Changes a price, adds an item, and can move an item to another category. */
const importFile = inTab('imports', imports, async ({ page }, [price, moves], world) => {
  const { menu } = page.panels ?? {};
  const [first, second] = menu?.menu?.categories ?? [];
  const [item, moved] = first?.items ?? [];
  if (!menu || !first || !item || menu.importing.saving.running) return;
  const idOf = ({ id, name }: { readonly id: string; readonly name: string }) => ({ id, name });
  const added = { name: world.newName(`Import of ${page.email}`), price: 3, description: 'New' };
  const categories = [
    { ...idOf(first), items: [{ ...idOf(item), price }, added] },
    ...(moves && second && moved ? [{ ...idOf(second), items: [idOf(moved)] }] : []),
  ];
  menu.openImport();
  menu.importing.files.choose(menuFile('menu.json', JSON.stringify({ categories })));
  await world.host.settle();
  applyImport(page, world);
});

const importAgain = inTab('imports again', only, ({ page }, _, world) => applyImport(page, world));

const closeImport = inTab('closes the import', only, ({ page }) => page.panels?.menu.importing.close());

function applyImport(page: Page, { ledger }: World): void {
  const { menu } = page.panels ?? {};
  if (!menu?.importing.changes || menu.importing.saving.running) return;
  menu.importing.apply();
  menu.importing.confirmRemoval();
  const { plan } = menu.importing;
  const { saved, value, conflicts } = plan?.fields ?? {};
  if (!plan || !saved || !value || conflicts?.length !== 0) return;
  ledger.press(page, {
    text: 'imported',
    changes: changesBetween(menuState(saved), menuState(value)),
    notices: [plan.notice, menu.form.notice, page.toast],
    isKept: () => menu.importing.plan === plan && plan.dirty,
  });
  Ledger.count('imports');
}

const deploy = inTab('deploys, or schedules', fc.boolean(), ({ page }, isScheduled, { ledger }) => {
  const { deployments } = page.panels ?? {};
  if (!deployments || deployments.busy) return;
  deployments.selectOnly(deployments.pending.map(({ id }) => id));
  const { ids, chosen } = deployments.selection;
  if (ids.size === 0) return;
  Ledger.count('deployments');
  const path = isScheduled ? 'new schedule' : 'new deployment';
  const parts = isScheduled ? [...ids] : chosen.map(({ description }) => description);
  const changes = [{ path, from: undefined, to: parts.toSorted().join('; ') }];
  ledger.press(page, { text: path, changes, notices: [deployments.notice, page.toast] });
  if (isScheduled) deployments.time.type('2099-01-01T12:00');
  if (isScheduled) deployments.schedule();
  else deployments.deploy();
});

const signOut = inTab('signs out', only, async ({ page, typed }) => {
  await page.signOut();
  typed.clear();
  Ledger.count('signed out');
});

const signIn = fc.tuple(fc.nat(3), fc.constantFrom(...EMAILS)).map(([place, email]) =>
  command(`${email} signs in (${place})`, async ({ tabs }) => {
    const signedOut = tabs.filter(({ page }) => page.email === undefined);
    await signedOut[place % (signedOut.length || 1)]?.page.signIn(email);
  }),
);

const leave = inTab('leaves the page', only, ({ page, typed }) => {
  page.leave();
  typed.clear();
});

const reload = fc.nat(3).map((place) => command(`tab ${place} reloads`, ({ tabs }) => tabs[place]?.reload()));

const stopWaiting = inTab('stops waiting', only, ({ page }) => page.stopWaiting());

const fail = fc
  .constantFrom(...FAULTS)
  .map((fault) => command(`the next write: ${fault}`, ({ host }) => host.faults.push(fault)));

const hold = fc
  .constantFrom('read' as const, 'write' as const)
  .map((kind) => command(`the next ${kind} waits`, ({ host }) => (host.holds = kind)));

const release = fc.constant(command('a waiting request continues', ({ host }) => host.release()));

const passTime = fc.constant(command('10 s pass', (world) => world.pass(10_000)));

const often = [edit, edit, edit, edit, save, save, choose, editItem, newItem, saveMenuForm, saveMenuForm];
const sometimes = [
  toggle,
  bulk,
  reorder,
  remove,
  undo,
  importFile,
  importAgain,
  fail,
  hold,
  release,
  passTime,
];
const seldom = [newCategory, closeForm, removeOrder, closeImport, deploy, leave, reload, reload, stopWaiting];
const sessions = [signOut, signIn, signIn];

export const allCommands = [...[often, often, often, sometimes, sometimes].flat(), ...seldom, ...sessions];
