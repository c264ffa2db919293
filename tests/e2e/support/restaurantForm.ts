import type { Page } from '@playwright/test';
import { NEW_RESTAURANT } from '../../support/newRestaurant.ts';

export { NEW_RESTAURANT };

/** The restaurant dialog's parts by accessible name. */
export function restaurantForm(page: Page, title: 'Add New Restaurant' | 'Edit Restaurant') {
  const dialog = page.getByRole('dialog', { name: title });
  const field = (label: string) => dialog.getByRole('textbox', { name: label, exact: true });
  return {
    dialog,
    field,
    /** The error summary after submitting. */
    summary: dialog.getByRole('alert').filter({ hasText: 'your attention' }).getByRole('listitem'),
    failure: dialog.getByRole('alert').filter({ hasNotText: 'your attention' }),
    submit: dialog.getByRole('button', { name: /^(Creat|Sav)/ }),
    button: (name: string) => dialog.getByRole('button', { name, exact: true }),
    async fillIn(texts: Readonly<Record<string, string>>): Promise<void> {
      for (const [label, text] of Object.entries(texts)) await field(label).fill(text);
    },
  };
}
