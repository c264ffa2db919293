import { page } from 'vitest/browser';

/** The menu button of a restaurant's card, which regains focus after its dialog. */
export const cardMenu = (name: string) => page.getByRole('button', { name: `More for ${name}` });

/** Opens the deletion of a restaurant from its card. */
export async function askToDelete(name: string): Promise<void> {
  await cardMenu(name).click();
  await page.getByRole('menuitem', { name: 'Delete restaurant' }).click();
}
