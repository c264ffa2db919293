import type { Page } from '@playwright/test';
import { NEW_RESTAURANT, stepOf, type CreateStep } from '../../support/newRestaurant.ts';

export { NEW_RESTAURANT };

/** Finds the parts of the restaurant dialog by accessible name. */
export function restaurantForm(page: Page, title: 'Add New Restaurant' | 'Edit Restaurant') {
  const dialog = page.getByRole('dialog', { name: title });
  const field = (label: string) => dialog.getByRole('textbox', { name: label, exact: true });
  return {
    dialog,
    field,
    /** The error summary after a submit. */
    summary: dialog.getByRole('alert').filter({ hasText: 'your attention' }).getByRole('listitem'),
    failure: dialog.getByRole('alert').filter({ hasNotText: 'your attention' }),
    submit: dialog.getByRole('button', { name: /^(Creat|Sav)/ }),
    button: (name: string) => dialog.getByRole('button', { name, exact: true }),
    async fillIn(texts: Readonly<Record<string, string>>): Promise<void> {
      for (const [label, text] of Object.entries(texts)) await field(label).fill(text);
    },
  };
}

/** Finds the parts of the dialog for a new restaurant, which has four steps. */
export function newRestaurantForm(page: Page) {
  const form = restaurantForm(page, 'Add New Restaurant');
  const { dialog, field, button, submit } = form;
  const goTo = async (name: CreateStep) => {
    await dialog.getByRole('navigation', { name: 'Steps' }).getByRole('button', { name }).click();
    await dialog.getByRole('group', { name, exact: true }).waitFor();
  };
  const at = async (label: string) => {
    await goTo(stepOf(label));
    if (label !== 'Menu JSON') return field(label);
    const advanced = button('Advanced');
    if ((await advanced.getAttribute('aria-expanded')) === 'false') await advanced.click();
    return field(label);
  };
  return {
    ...form,
    goTo,
    at,
    /** The message after a submit, which counts the fields with problems in each step. */
    attention: dialog.getByRole('alert').filter({ hasText: 'your attention' }),
    async fillIn(texts: Readonly<Record<string, string>>): Promise<void> {
      for (const [label, text] of Object.entries(texts)) await (await at(label)).fill(text);
    },
    /** Submits the dialog from the last step. */
    async send(): Promise<void> {
      await goTo('Menu and voice');
      await submit.click();
    },
  };
}
