import fc from '#tests/support/properties.ts';
import { menuFile } from '#tests/support/menuFile.ts';
import type { Menu } from '#domain/menu/menu.ts';
import { flatten } from './flatten.ts';
import { changesBetween, menuState, type Change } from './hostState.ts';
import { Ledger, type Intent } from './Ledger.ts';
import { FORMS, type FormName, type Page } from './Page.ts';
import { EMAILS, FAULTS } from './SharedHost.ts';
import type { Tab, World } from './World.ts';

/** Fields to edit. Everyone edits the same few, so they meet. Texts end with the name of their user. */
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

/** A command of a signed-in user, in one of the tabs. */
function inTab<T>(
  choice: fc.Arbitrary<T>,
  text: (choice: T) => string,
  run: (tab: Tab, choice: T, world: World) => unknown,
): fc.Arbitrary<Command> {
  return fc.tuple(fc.nat(3), choice).map(([place, chosen]) =>
    command(`tab ${place} ${text(chosen)}`, (world) => {
      const tab = world.tabs[place];
      return tab?.page.panels && run(tab, chosen, world);
    }),
  );
}

const once = fc.constant(undefined);
const anyItem = fc.nat(9);

const edit = inTab(
  fc.tuple(fc.constantFrom(...EDITS), fc.nat(2)),
  ([{ path }, index]) => `types into ${path} (${index})`,
  (tab, [{ form, field, path, values }, index]) => {
    const { page } = tab;
    const chosen = values[index % values.length] ?? '';
    const value = typeof chosen === 'string' ? `${chosen}, ${page.email}` : chosen;
    const fields = page.form(form)?.fields as Fields | undefined;
    if (!fields) return;
    fields.edit({ [field]: value });
    if (fields.saved?.[field] === value) tab.typed.delete(path);
    else tab.type({ form, field, path, value });
  },
);

interface Fields {
  readonly saved: Readonly<Record<string, unknown>> | undefined;
  edit(changes: object): void;
}

const save = inTab(
  once,
  () => 'saves all settings',
  ({ page }, _, world) => {
    for (const name of FORMS) saveForm(page, name, world);
  },
);

function saveForm(page: Page, name: FormName, { ledger }: World): void {
  const form = page.form(name);
  const { saved, value, conflicts } = form?.fields ?? {};
  if (!form?.dirty || form.saving.running || !saved || !value) return;
  if (conflicts?.length === 0) {
    const changes =
      name === 'menu'
        ? changesBetween(menuState(saved as Menu), menuState(value as Menu))
        : changesBetween(settings(name, saved), settings(name, value));
    const notices = [form.notice, page.toast];
    ledger.press(page, { text: `saved ${name}`, changes, notices, isKept: () => form.dirty });
    Ledger.count(`saves of ${name}`);
  }
  if (name === 'details')
    void page.panels?.details.submit({ saved: () => undefined, close: () => undefined });
  else void form.submit();
}

/** The edited settings of a form, by their path on the host. */
function settings(name: FormName, value: object) {
  const flat = flatten({ ...value });
  return Object.fromEntries(
    EDITS.filter(({ form }) => form === name).map(({ field, path }) => [path, flat[field]]),
  );
}

const choose = inTab(
  fc.constantFrom('mine' as const, 'theirs' as const),
  (side) => `chooses ${side}`,
  ({ page, typed }, side) => {
    const forms = [
      ...FORMS.map((name) => page.form(name)),
      page.menuForm?.form,
      page.panels?.menu.importing.plan,
    ];
    for (const fields of forms.flatMap((form) => form?.fields ?? [])) {
      for (const conflict of fields.conflicts) {
        Ledger.count('conflicts');
        if (side === 'theirs')
          for (const [path, { field }] of typed) if (field === conflict.path[0]) typed.delete(path);
        fields.choose(conflict, side);
      }
    }
  },
);

/** The shown menu, and one of its items. */
function itemAt(page: Page, index: number) {
  const { menu } = page.panels ?? {};
  const all = (menu?.menu?.categories ?? []).flatMap((category) =>
    category.items.map((item) => ({ category, item })),
  );
  const found = all[index % (all.length || 1)];
  return menu && found && { menu, ...found };
}

/** The category of each form of an item, by its fields. */
const categoryOf = new WeakMap<object, string>();

const editItem = inTab(
  fc.tuple(anyItem, fc.constantFrom({ price: '7' }, { price: '9.5' }, { description: 'New' })),
  ([index, changes]) => `edits item ${index}: ${JSON.stringify(changes)}`,
  ({ page }, [index, changes]) => {
    const found = itemAt(page, index);
    if (found && !page.menuForm) found.menu.openItem(found.category.id, found.item);
    const fields = page.panels?.menu.forms.item?.form.fields;
    if (found && fields && !categoryOf.has(fields)) categoryOf.set(fields, found.category.id);
    fields?.edit(
      'description' in changes ? { description: `${changes.description}, ${page.email}` } : changes,
    );
  },
);

const newItem = inTab(
  anyItem,
  (index) => `begins an item next to item ${index}`,
  ({ page }, index, world) => {
    const found = itemAt(page, index);
    if (!found || page.menuForm) return;
    found.menu.openItem(found.category.id);
    const fields = page.panels?.menu.forms.item?.form.fields;
    if (fields) categoryOf.set(fields, found.category.id);
    // restored after a reload
    if (fields?.value?.name) return;
    fields?.edit({ name: world.newName(`Dish of ${page.email}`), description: 'New', price: '5' });
  },
);

const newCategory = inTab(
  once,
  () => 'begins a category',
  ({ page }, _, world) => {
    if (page.menuForm || !page.panels?.menu.menu) return;
    page.panels.menu.openCategory();
    const fields = page.panels.menu.forms.category?.form.fields;
    if (!fields?.value?.name) fields?.edit({ name: world.newName(`Category of ${page.email}`) });
  },
);

const saveMenuForm = inTab(
  once,
  () => 'saves the form of the menu',
  ({ page }, _, { ledger, host }) => {
    const { menuForm, panels } = page;
    if (!menuForm || !panels || menuForm.form.saving.running) return;
    const { fields, isNew, notice, dirty } = menuForm.form;
    if (fields.conflicts.length === 0 && (dirty || isNew) && fields.value && fields.saved) {
      const [from, to] = [fields.saved, fields.value];
      const changes =
        'price' in from && 'price' in to
          ? isNew
            ? [{ path: 'new item', from: undefined, to: textOfDraft(to, categoryOf.get(fields)) }]
            : itemChanges(idOf(host.state, from.name), from, to)
          : isNew
            ? [{ path: 'new category', from: undefined, to: to.name }]
            : [];
      const notices = [notice, panels.menu.form.notice, page.toast];
      const isKept = () => menuForm.form.dirty;
      ledger.press(page, {
        text: 'saved the form',
        changes,
        notices,
        isKept,
        ...(isNew && { adds: to.name }),
      });
      Ledger.count(isNew ? 'additions' : 'edits of the menu');
    }
    void menuForm.submit();
  },
);

interface Draft {
  readonly name: string;
  readonly description: string;
  readonly price: string;
}

const textOfDraft = ({ name, description, price }: Draft, categoryId: string | undefined) =>
  [name, description, Number(price), categoryId].join(', ');

const idOf = (state: object, name: string) =>
  Object.entries(state).find(([path, value]) => /^item \S+$/.test(path) && value === name)?.[0] ?? 'none';

function itemChanges(path: string, from: Draft, to: Draft): readonly Change[] {
  const values = ({ price, description }: Draft) => ({
    [`${path} price`]: Number(price),
    [`${path} description`]: description,
  });
  return Object.entries(values(to))
    .map(([key, value]) => ({ path: key, from: values(from)[key], to: value }))
    .filter((change) => change.from !== change.to);
}

const closeForm = inTab(
  once,
  () => 'discards the form of the menu',
  ({ page }) => {
    const { menuForm } = page;
    if (menuForm?.form.dirty) menuForm.discard();
    menuForm?.close();
  },
);

const toggle = inTab(
  anyItem,
  (index) => `toggles item ${index}`,
  ({ page }, index, { ledger }) => {
    const found = itemAt(page, index);
    if (!found || found.menu.availability.isSwitching(found.item.id)) return;
    const { menu, item, category } = found;
    const { isAvailable } = item.availability;
    const changes = [{ path: `item ${item.id} available`, from: isAvailable, to: !isAvailable }];
    ledger.press(page, { text: 'toggled', changes, notices: [menu.form.notice, page.toast] });
    menu.switchAvailability(category.id, item);
  },
);

const bulk = inTab(
  fc.tuple(fc.uniqueArray(anyItem, { minLength: 1, maxLength: 3 }), fc.constantFrom('move', 'on', 'off')),
  ([indexes, what]) => `changes items ${indexes.join(', ')}: ${what}`,
  ({ page }, [indexes, what], { ledger }) => {
    const { menu } = page.panels ?? {};
    const last = menu?.menu?.categories.at(-1);
    if (!menu || !last || menu.selection.changing.running) return;
    menu.selection.clear();
    for (const found of indexes.flatMap((index) => itemAt(page, index) ?? []))
      menu.selection.set([found.item.id], true);
    const places = menuState(menu.form.fields.saved ?? { categories: [] });
    const isOn = what === 'on';
    const changes = menu.selected
      .map(({ id }) =>
        what === 'move'
          ? { path: `item ${id} category`, from: places[`item ${id} category`], to: last.id }
          : { path: `item ${id} available`, from: !isOn, to: isOn },
      )
      .filter(({ from, to }) => from !== to);
    ledger.press(page, { text: `changed items: ${what}`, changes, notices: [menu.form.notice, page.toast] });
    Ledger.count('bulk changes');
    menu.changeSelected(
      what === 'move' ? { kind: 'move', categoryId: last.id } : { kind: 'availability', isAvailable: isOn },
    );
  },
);

const reorder = inTab(
  fc.tuple(anyItem, fc.nat(3)),
  ([index, to]) => `moves item ${index} to ${to}`,
  ({ page }, [index, to]) => {
    const found = itemAt(page, index);
    found?.menu.moveItem(found.category.id, found.item, to);
  },
);

const remove = inTab(
  fc.tuple(anyItem, fc.boolean()),
  ([index, isItem]) => `deletes ${isItem ? 'item' : 'the category of item'} ${index}`,
  ({ page }, [index, isItem], world) => {
    const found = itemAt(page, index);
    if (!found) return;
    const { menu, category, item } = found;
    menu.askRemoval(category.id, isItem ? item : undefined);
    const removes = (path: string) => ({ path, from: undefined, to: undefined });
    const path = isItem ? `item ${item.id}` : `category ${category.id}`;
    const within = category.items.map(({ id }) => `item ${id}`);
    press(
      page,
      {
        text: `deleted ${path}`,
        changes: [removes(path)],
        // a page that closes cannot look first
        allows: ({ path: also, to }) =>
          !isItem && to === undefined && (!page.isOpen || within.includes(also)),
        notices: [menu.form.notice, page.toast],
      },
      menu.removal.confirm,
      world,
    );
  },
);

const removeOrder = inTab(
  fc.nat(3),
  (index) => `deletes order ${index}`,
  ({ page }, index, world) => {
    const rows = world.host.backend.db.orders.all();
    const row = rows[index % (rows.length || 1)];
    const { deleteOrder } = page.panels ?? {};
    if (!row || !deleteOrder) return;
    const { id, orderNumber: number, timestamp, details, isPrinted } = row;
    deleteOrder.ask({ number, placedAt: new Date(timestamp), details, isPrinted });
    const changes = [{ path: `order ${id}`, from: undefined, to: undefined }];
    const list = { countWithNumber: () => 1, forget: () => undefined, retry: () => undefined };
    press(
      page,
      { text: `deleted order ${number}`, changes, notices: [page.toast] },
      () => deleteOrder.confirm(list),
      world,
    );
  },
);

/** Presses a button whose action can be undone. */
function press(page: Page, intent: Intent, confirm: () => void, { ledger, undone }: World): void {
  const known = page.undo.offers;
  confirm();
  const offer = page.undo.offers.find((one) => !known.includes(one));
  if (!offer) return;
  Ledger.count('deletions');
  undone.set(offer, ledger.press(page, { ...intent, isPending: () => page.undo.offers.includes(offer) }));
}

const undo = inTab(
  once,
  () => 'undoes',
  ({ page }, _, { undone }) => {
    const offer = page.undo.offers.at(-1);
    if (!offer) return;
    undone.get(offer)?.();
    Ledger.count('undone');
    page.undo.undo(offer);
  },
);

const importFile = inTab(
  fc.tuple(fc.constantFrom(6, 8, 11), fc.boolean()),
  ([price, moves]) => `imports a price of ${price}, a new dish${moves ? ', and a move' : ''}`,
  async ({ page }, [price, moves], world) => {
    const { menu } = page.panels ?? {};
    const [first, second] = menu?.menu?.categories ?? [];
    const [item, moved] = first?.items ?? [];
    if (!menu || !first || !item || menu.importing.saving.running) return;
    const name = world.newName(`Import of ${page.email}`);
    const part = ({ id, name: title }: { readonly id: string; readonly name: string }) => ({
      id,
      name: title,
    });
    const file = {
      categories: [
        {
          ...part(first),
          items: [
            { ...part(item), price },
            { name, price: 3, description: 'New' },
          ],
        },
        ...(moves && second && moved ? [{ ...part(second), items: [part(moved)] }] : []),
      ],
    };
    menu.openImport();
    menu.importing.files.choose(menuFile('menu.json', JSON.stringify(file)));
    await world.host.settle();
    applyImport(page, world);
  },
);

const importAgain = inTab(
  once,
  () => 'imports again',
  ({ page }, _, world) => applyImport(page, world),
);

const closeImport = inTab(
  once,
  () => 'closes the import',
  ({ page }) => page.panels?.menu.importing.close(),
);

function applyImport(page: Page, { ledger }: World): void {
  const { menu } = page.panels ?? {};
  if (!menu?.importing.changes || menu.importing.saving.running) return;
  menu.importing.apply();
  menu.importing.confirmRemoval();
  const { plan } = menu.importing;
  const { saved, value, conflicts } = plan?.fields ?? {};
  if (!plan || !saved || !value || conflicts?.length !== 0) return;
  const isKept = () => menu.importing.plan === plan && plan.dirty;
  const changes = changesBetween(menuState(saved), menuState(value));
  ledger.press(page, {
    text: 'imported',
    changes,
    notices: [plan.notice, menu.form.notice, page.toast],
    isKept,
  });
  Ledger.count('imports');
}

const deploy = inTab(
  fc.boolean(),
  (isScheduled) => (isScheduled ? 'schedules' : 'deploys'),
  ({ page }, isScheduled, { ledger }) => {
    const { deployments } = page.panels ?? {};
    if (!deployments || deployments.busy) return;
    deployments.selectOnly(deployments.pending.map(({ id }) => id));
    const { ids } = deployments.selection;
    if (ids.size === 0) return;
    Ledger.count('deployments');
    if (isScheduled) deployments.time.type('2099-01-01T12:00');
    const change = isScheduled
      ? { path: 'new schedule', from: undefined, to: [...ids].toSorted().join(' ') }
      : { path: 'new deployment', from: undefined, to: 'deployed' };
    const notices = [deployments.notice, page.toast];
    ledger.press(page, { text: change.path, changes: [change], notices });
    if (isScheduled) deployments.schedule();
    else deployments.deploy();
  },
);

const signOut = inTab(
  once,
  () => 'signs out',
  async ({ page, typed }) => {
    await page.signOut();
    typed.clear();
    Ledger.count('signed out');
  },
);

const signIn = fc.tuple(fc.nat(3), fc.constantFrom(...EMAILS)).map(([place, email]) =>
  command(`${email} signs in (${place})`, async ({ tabs }) => {
    const signedOut = tabs.filter(({ page }) => page.email === undefined);
    await signedOut[place % (signedOut.length || 1)]?.page.signIn(email);
  }),
);

const leave = inTab(
  once,
  () => 'leaves the page',
  ({ page, typed }) => {
    page.leave();
    typed.clear();
  },
);

const reload = fc.nat(3).map((place) => command(`tab ${place} reloads`, ({ tabs }) => tabs[place]?.reload()));

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
const seldom = [
  newCategory,
  closeForm,
  removeOrder,
  closeImport,
  deploy,
  leave,
  reload,
  signOut,
  signIn,
  signIn,
];

export const allCommands = [...often, ...often, ...often, ...sometimes, ...sometimes, ...seldom];
