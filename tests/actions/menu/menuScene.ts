import { settingsOf, writeSettings } from '../../../mocks/db/settings/settings.ts';
import type { MenuItem } from '../../../mocks/db/settings/shapes.ts';
import { MenuViewModel } from '#ui/menu/MenuViewModel.ts';
import { failureText } from '#ui/texts/failureText.ts';
import { importText } from '#ui/texts/importText.ts';
import { menuText } from '#ui/texts/menuText.ts';
import { actionsOf, start } from '../action.ts';
import type { HeadlessApp } from '../HeadlessApp.ts';
import { formProblemsOf, noticeOf, loadFailureOf, messageOf, type Shown } from '../shownMessages.ts';

function showsImport({ importing }: MenuViewModel): readonly Shown[] {
  const { file } = importing.files;
  if (file?.reading.outcome !== 'unreadable') return noticeOf(importing.notice);
  return [
    ...messageOf('question', importText.unreadable(file.name)),
    ...file.reading.problems.flatMap((problem) => messageOf('question', importText.problem(problem))),
  ];
}

export const menuPanel = {
  by: 'administrator',
  places: [{ page: 'company', panel: 'menu' }],
  state: { scenario: 'a restaurant with a menu' },
} as const;

export const menuAction = actionsOf(MenuViewModel, { ...menuPanel, open: start, shows });

export function shows(vm: MenuViewModel): readonly Shown[] {
  const { confirmation } = vm.removal;
  const item = confirmation.asked?.item;
  return [
    ...noticeOf(vm.form.notice),
    ...loadFailureOf(vm.form.loading, failureText.menu),
    ...(vm.forms.category ? formProblemsOf(vm.forms.category.form) : []),
    ...(vm.forms.item ? formProblemsOf(vm.forms.item.form) : []),
    ...messageOf('question', confirmation.isOpen && (item ? menuText.deleteItem : menuText.deleteCategory)),
    ...showsImport(vm),
    ...messageOf('status', vm.announcement),
  ];
}

/** Returns the open category. Every state here has one. */
export function opened(vm: MenuViewModel) {
  const { category } = vm.view;
  const item = category?.items[0];
  if (!category || !item) throw new Error('The menu has no item');
  return { category, item };
}

/** Simulates another user who changes or deletes the open item. Undefined deletes it. */
export async function changeElsewhere(
  vm: MenuViewModel,
  app: HeadlessApp,
  change: (item: MenuItem) => MenuItem | undefined,
): Promise<void> {
  const { id } = opened(vm).item;
  const { db } = app.backend;
  const company = db.companies.find(app.value('companyId'));
  if (!company) throw new Error('The restaurant is missing');
  const { categories } = settingsOf(db, company, 'menu');
  const changed = categories.map((category) => ({
    ...category,
    items: category.items.flatMap((item) => (item.id === id ? (change(item) ?? []) : [item])),
  }));
  await writeSettings(db, company, 'menu', { categories: changed });
}
