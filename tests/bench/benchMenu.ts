import type { Page } from '@playwright/test';
import type { BusyConsole } from './busyConsole.ts';
import { Probe } from './Probe.ts';
import { ms, report } from './report.ts';
import { waitUntilIdle } from './settle.ts';

/** Measures actions on a menu of 2,000 items. */
export async function benchMenu(busy: BusyConsole): Promise<void> {
  for (const rate of [1, 4]) await benchAt(busy, rate);
}

/** @param rate 4 makes the CPU four times slower */
async function benchAt(busy: BusyConsole, rate: number): Promise<void> {
  const { page, values, context } = await busy.open('a busy restaurant');
  const probe = await Probe.of(page);
  await page.goto(`/company/${values['companyId']}?panel=menu`);
  await page.getByRole('region', { name: 'Voice AI Management' }).scrollIntoViewIfNeeded();
  const names = page.getByRole('group', { name: /\bitems$|^Items found$/ }).locator('[data-name]');
  await names.first().waitFor();
  await waitUntilIdle(page, 1000);
  await probe.slowDown(rate);

  const longest = (work: () => Promise<void>) =>
    probe.longestTask(async () => {
      await work();
      await waitUntilIdle(page);
    });

  const search = page.getByRole('searchbox', { name: 'Search the menu' });
  await search.focus();
  const letters: number[] = [];
  for (const letter of 'lamb') letters.push(await longest(() => page.keyboard.press(letter)));
  await search.fill('');
  const categories = page.getByRole('region', { name: 'Categories' }).locator('li > button');
  const open = await longest(() => categories.nth(7).click());
  const rowsDrawn = await drawnBy(page, () =>
    page
      .getByRole('switch', { name: /available$/ })
      .first()
      .click(),
  );

  await choose(page, 'Edit');
  await page.getByRole('dialog').getByLabel('Name').focus();
  await waitUntilIdle(page);
  const keystrokeInForm = await longest(() => page.keyboard.press('x'));
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Discard changes' }).click();

  await choose(page, 'Move down');
  const save = await longest(async () => {
    await page.getByRole('button', { name: 'Save changes' }).click();
    await page.getByText('Menu saved successfully!').waitFor();
  });
  await context.close();

  const what = `A menu of 2,000 items, CPU ×${rate}`;
  const perKey = rate === 1 ? '16 ms' : '50 ms';
  report(`${what}: a keystroke in the search`, ms(Math.max(...letters)), perKey);
  report(`${what}: a keystroke in the form of an item`, ms(keystrokeInForm), perKey);
  report(`${what}: rows drawn again by a press on a switch`, `${rowsDrawn}`, '1');
  report(`${what}: opening a category`, ms(open), rate === 1 ? '100 ms' : 'to compare with');
  report(`${what}: saving its order`, ms(save), rate === 1 ? '50 ms' : 'to compare with');
}

/** Chooses an action from the second item's menu. */
async function choose(page: Page, action: string): Promise<void> {
  const items = page.getByRole('group', { name: /\bitems$|^Items found$/ });
  await items
    .getByRole('button', { name: /^Actions/ })
    .nth(1)
    .click();
  await page.getByRole('menuitem', { name: action, exact: true }).click();
}

/** Counts the rows that changed during `work`. */
async function drawnBy(page: Page, work: () => Promise<void>): Promise<number> {
  await page.evaluate(() => {
    const rows = new Set<Element>();
    Object.assign(window, { drawnRows: rows });
    new MutationObserver((records) => {
      for (const { target } of records) {
        const element = target instanceof Element ? target : target.parentElement;
        const row = element?.closest('li[data-index]');
        if (row) rows.add(row);
      }
    }).observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
  });
  await work();
  await waitUntilIdle(page);
  return page.evaluate(() => (Reflect.get(window, 'drawnRows') as Set<Element>).size);
}
