import { page } from 'vitest/browser';

/** Finds the menu button of a restaurant's card. The button regains focus after the dialog closes. */
export const cardMenu = (name: string) => page.getByRole('button', { name: `More for ${name}` });

/** Opens the dialog for deleting a restaurant, from its card. */
export async function openDeleteDialog(name: string): Promise<void> {
  await cardMenu(name).click();
  await page.getByRole('menuitem', { name: 'Delete restaurant' }).click();
}
