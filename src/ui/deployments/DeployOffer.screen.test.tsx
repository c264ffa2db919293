import { DEPLOYMENT } from '#tests/support/screen/deploymentsPanel.ts';
import { panels, reachPanels } from '#tests/support/screen/panels.ts';
import type { Locator } from 'vitest/browser';
import { describe, expect, page, test, type App } from '#tests/support/screen/test.ts';

const offer = (text: string) => panels.getByText(text);
const deployed = () =>
  panels.getByRole('status').filter({ hasText: 'Deployment successful! Deployment ID: ' });
const deploy = () => panels.getByRole('button', { name: 'Deploy this change' });
const available = (item: string) => page.getByRole('switch', { name: `${item} available` });
const row = (item: string) => panels.getByRole('listitem').filter({ has: available(item) });
const boxOf = (locator: Locator) => locator.element().getBoundingClientRect();

async function openMenu(app: App) {
  await app.enter('a restaurant with a menu', '/company/company-1?panel=menu');
  await reachPanels();
}

async function openVoice(app: App) {
  await app.enter('a restaurant with two pending changes', '/company/company-1?panel=voice');
  await reachPanels();
  await panels.getByLabelText('First message').fill('We close at nine tonight.');
  await panels.getByRole('button', { name: 'Save changes' }).click();
}

// (rule: changes of a save)
describe('After a save', () => {
  test('a sold-out dish is live after one more press, and its row is marked until then', async ({ app }) => {
    await openMenu(app);
    const writes = app.writes();
    await available('Tiramisù').uncheck();
    await expect.element(offer('Tiramisù unavailable. Not live yet.')).toBeInViewport();
    await expect.element(row('Tiramisù')).toMatchTextContent('Not live yet');
    await expect.element(row('Affogato')).not.toMatchTextContent('Not live yet');
    await deploy().click();
    await expect.element(deployed()).toBeVisible();
    await expect.element(row('Tiramisù')).not.toMatchTextContent('Not live yet');
    await expect.element(deploy()).not.toBeInTheDocument();
    expect(writes).toEqual([expect.stringContaining('PUT '), `POST ${DEPLOYMENT}/deploy`]);
  });

  test.for([
    [390, 844],
    [1280, 800],
  ] as const)(
    'the offer at %i px is one row below the switch just pressed',
    async ([width, height], { app }) => {
      await openMenu(app);
      await page.viewport(width, height);
      const pressed = available('Tiramisù');
      await expect.element(pressed).toBeVisible();
      const bottomBar = width < 768 ? 57 : 0;
      scrollBy(0, boxOf(pressed).bottom + 20 - (height - bottomBar));
      await pressed.uncheck();
      await expect.element(deploy()).toBeInViewport({ ratio: 1 });
      await expect.poll(() => boxOf(deploy()).top - boxOf(pressed).bottom).toBeGreaterThanOrEqual(16);
      await expect.element(pressed).toBeInViewport({ ratio: 1 });
      const text = () => boxOf(panels.getByText('Not live yet.', { exact: true }));
      await expect.poll(() => text().bottom - boxOf(deploy()).top).toBeGreaterThan(0);
      await expect.poll(() => boxOf(deploy()).bottom - text().top).toBeGreaterThan(0);

      // messages are above the row
      await page.getByRole('button', { name: 'Actions for Affogato' }).click();
      await page.getByRole('menuitem', { name: 'Delete' }).click();
      await page.getByRole('button', { name: 'Delete item' }).click();
      const undo = page.getByRole('button', { name: 'Undo' });
      await expect.element(undo).toBeInViewport({ ratio: 1 });
      await expect
        .poll(() => {
          const [message, bar] = [boxOf(undo), boxOf(deploy())];
          return message.bottom <= bar.top || message.top >= bar.bottom;
        })
        .toBe(true);
    },
  );

  test("only the user's own change is deployed, and focus stays in place", async ({ app }) => {
    await openVoice(app);
    await expect.element(offer('Voice configuration updated. Not live yet.')).toBeVisible();
    const sent = app.sent('/deploy');
    await deploy().press('Enter');
    const { changes } = (await sent) as { changes: readonly string[] };
    expect(changes).toHaveLength(1);
    expect(changes).not.toContain('change-1');
    await expect.element(deployed()).toBeVisible();
    await expect.poll(() => panels.element().contains(document.activeElement)).toBe(true);
  });

  test('the offer can be hidden, and is hidden while there are newer edits', async ({ app }) => {
    await openVoice(app);
    await expect.element(deploy()).toBeVisible();
    await panels.getByLabelText('First message').fill('We close at ten tonight.');
    await expect.element(deploy()).not.toBeInTheDocument();
    await panels.getByRole('button', { name: 'Discard' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Discard changes' }).click();
    await expect.element(deploy()).toBeVisible();
    await panels.getByRole('button', { name: 'Hide' }).click();
    await expect.element(deploy()).not.toBeInTheDocument();
  });

  test("the restaurant's form offers to deploy its greeting", async ({ app }) => {
    await app.enter('a restaurant with two pending changes', '/company/company-1');
    await page.getByRole('button', { name: 'Edit Restaurant' }).click();
    const form = page.getByRole('dialog', { name: 'Edit Restaurant' });
    await form.getByLabelText('First message').fill('We close at nine tonight.');
    await form.getByRole('button', { name: 'Save changes' }).click();
    const sent = app.sent('/deploy');
    await page.getByRole('button', { name: 'Deploy this change' }).click();
    const { changes } = (await sent) as { changes: readonly string[] };
    expect(changes).toHaveLength(1);
    await expect.element(page.getByText('Deployment successful!')).toBeVisible();
  });

  test('each greeting field says which greeting callers will hear, and links to it', async ({ app }) => {
    await app.enter('a restaurant with two pending changes', '/company/company-1');
    await page.getByRole('button', { name: 'Edit Restaurant' }).click();
    const form = page.getByRole('dialog', { name: 'Edit Restaurant' });
    await expect.element(form).toMatchTextContent('Saving this message also changes');
    await form.getByRole('link', { name: 'first message in Voice Configuration' }).click();
    await expect.element(form).not.toBeInTheDocument();
    await expect
      .element(panels.getByText('The first thing callers will hear. Changes to it go live when'))
      .toBeVisible();
  });
});
