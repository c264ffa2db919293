import { page } from 'vitest/browser';
import { expect } from 'vitest';
import type { App } from './App.tsx';
import { NEW_RESTAURANT, stepOf, type CreateStep } from '../newRestaurant.ts';

export { NEW_RESTAURANT };

/** Finds the parts of the restaurant dialog by accessible name. */
export function restaurantForm(title: 'Add New Restaurant' | 'Edit Restaurant') {
  const dialog = page.getByRole('dialog', { name: title });
  const field = (label: string) => dialog.getByRole('textbox', { name: label, exact: true });
  return {
    dialog,
    field,
    voice: dialog.getByRole('combobox', { name: 'Voice' }),
    /** The error summary after a submit. */
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

/** Finds the parts of the dialog for a new restaurant, which has four steps. */
export function newRestaurantForm() {
  const form = restaurantForm('Add New Restaurant');
  const { dialog, field, button, submit } = form;
  const steps = dialog.getByRole('navigation', { name: 'Steps' }).getByRole('button');
  const step = (name: CreateStep) => steps.filter({ hasText: name });
  const goTo = async (name: CreateStep) => {
    await step(name).click();
    await expect.element(dialog.getByRole('group', { name, exact: true })).toBeVisible();
  };
  const openJson = async () => {
    const advanced = button('Advanced');
    if (advanced.element().getAttribute('aria-expanded') === 'false') await advanced.click();
    await expect.element(field('Menu JSON')).toBeVisible();
  };
  /** Opens the step of a field and returns the field. */
  const at = async (label: string) => {
    const name = stepOf(label);
    if (step(name).element().getAttribute('aria-current') !== 'step') await goTo(name);
    if (label === 'Menu JSON') await openJson();
    return field(label);
  };
  return {
    ...form,
    steps,
    step,
    goTo,
    at,
    next: button('Next'),
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

/** Opens the dialog for a new restaurant from the list, as an owner. */
export async function openForm(app: App) {
  await app.signInAs('owner');
  await page.getByRole('button', { name: 'New Restaurant' }).click();
  const form = newRestaurantForm();
  await expect.element(form.field('Restaurant name')).toBeVisible();
  return form;
}

/** Opens the dialog for a new restaurant, fills in all required fields, and stays on the last step. */
export async function filledForm(app: App) {
  const form = await openForm(app);
  await form.fillIn(NEW_RESTAURANT);
  return form;
}

/** Finds a confirmation dialog. */
export function question(title: string) {
  const dialog = page.getByRole('alertdialog', { name: title });
  return { dialog, answer: (name: string) => dialog.getByRole('button', { name, exact: true }).click() };
}
