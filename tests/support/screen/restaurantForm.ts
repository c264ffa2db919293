import { page } from 'vitest/browser';
import { expect } from 'vitest';
import type { App } from './App.tsx';
import { NEW_RESTAURANT } from '../newRestaurant.ts';

export { NEW_RESTAURANT };

/** The restaurant dialog's parts by accessible name. */
export function restaurantForm(title: 'Add New Restaurant' | 'Edit Restaurant') {
  const dialog = page.getByRole('dialog', { name: title });
  const field = (label: string) => dialog.getByRole('textbox', { name: label, exact: true });
  return {
    dialog,
    field,
    voice: dialog.getByRole('combobox', { name: 'Voice' }),
    /** The error summary after submitting. */
    summary: dialog.getByRole('alert').filter({ hasText: 'your attention' }).getByRole('listitem'),
    failure: dialog.getByRole('alert').filter({ hasNotText: 'your attention' }),
    submit: dialog.getByRole('button', { name: /^(Creat|Sav)/ }),
    cancel: dialog.getByRole('button', { name: 'Cancel' }),
    button: (name: string) => dialog.getByRole('button', { name, exact: true }),
    async fillIn(texts: Readonly<Record<string, string>>): Promise<void> {
      for (const [label, text] of Object.entries(texts)) await field(label).fill(text);
    },
  };
}

export const newRestaurantForm = () => restaurantForm('Add New Restaurant');

/** Opens the new restaurant dialog from the list, as an owner. */
export async function openForm(app: App) {
  await app.signInAs('owner');
  await page.getByRole('button', { name: 'New Restaurant' }).click();
  const form = newRestaurantForm();
  await expect.element(form.field('Menu JSON')).toBeVisible();
  return form;
}

/** The same with all required fields filled in. */
export async function filledForm(app: App) {
  const form = await openForm(app);
  await form.fillIn(NEW_RESTAURANT);
  return form;
}

/** A confirmation dialog. */
export function question(title: string) {
  const dialog = page.getByRole('alertdialog', { name: title });
  return { dialog, answer: (name: string) => dialog.getByRole('button', { name, exact: true }).click() };
}
