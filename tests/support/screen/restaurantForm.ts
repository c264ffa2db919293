import { page } from 'vitest/browser';
import { expect } from 'vitest';
import type { App } from './App.tsx';

/** What a new restaurant needs, by the labels of its fields. */
export const NEW_RESTAURANT = {
  'Restaurant name': 'Osteria Nina',
  Description: 'Twelve tables by the lake',
  Address: '1 Lake Street, Ithaca, NY 14850, USA',
  'Phone number': '+1 (607) 555-0100',
  Email: 'ciao@osteria-nina.example',
  'VAPI Phone ID': 'phone-nina',
  'VAPI Phone Number': '+16075550100',
  'Owner email': 'nina@osteria-nina.example',
  'Owner password': 'tableside',
  'Owner first name': 'Nina',
  'Owner last name': 'Conti',
  'Menu JSON': '{"menu":{"entrees":[]}}',
};

/** The dialog of a new or an edited restaurant, by what a person calls its parts. */
export function restaurantForm(title: 'Add New Restaurant' | 'Edit Restaurant') {
  const dialog = page.getByRole('dialog', { name: title });
  const field = (label: string) => dialog.getByRole('textbox', { name: label, exact: true });
  return {
    dialog,
    field,
    voice: dialog.getByRole('combobox', { name: 'Voice' }),
    /** What the form says at its top after an attempt to send it. */
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

/** Opens the dialog of a new restaurant, as an owner does from the list. */
export async function openForm(app: App) {
  await app.signInAs('owner');
  await page.getByRole('button', { name: 'New Restaurant' }).click();
  const form = newRestaurantForm();
  await expect.element(form.field('Menu JSON')).toBeVisible();
  return form;
}

/** The same, with all that a new restaurant needs. */
export async function filledForm(app: App) {
  const form = await openForm(app);
  await form.fillIn(NEW_RESTAURANT);
  return form;
}

/** A question of the page before something is lost. */
export function question(title: string) {
  const dialog = page.getByRole('alertdialog', { name: title });
  return { dialog, answer: (name: string) => dialog.getByRole('button', { name, exact: true }).click() };
}
