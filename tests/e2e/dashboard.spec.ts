import { expect, test } from './support/test.ts';

test.describe('Dashboard', () => {
  test('has a card for each restaurant, with its owner, description and plan', async ({ app, page }) => {
    await app.signInAs('owner');
    await expect(page.getByRole('heading', { name: 'Your Restaurants' })).toBeVisible();
    const cards = page.getByRole('main').getByRole('listitem');
    await expect(cards.getByRole('heading')).toHaveText([
      'Trattoria Aurora',
      'Saffron House',
      'Blue Door Diner',
    ]);
    const first = cards.first();
    await expect(first).toContainText('Giulia Ferraro');
    await expect(first).toContainText('Handmade pasta and a wood oven in Little Italy');
    await expect(first).toContainText('Starter');
  });

  test('shows each user only the restaurants they have access to', async ({ app, page }) => {
    await app.signInAs('staff');
    const cards = page.getByRole('main').getByRole('listitem');
    await expect(cards.getByRole('heading')).toHaveText(['Trattoria Aurora']);
  });

  test("says 'Owner', 'No description provided' and 'No plan' where a restaurant has none", async ({
    app,
    page,
  }) => {
    await app.enter('a signed-in user with two restaurants', '/dashboard');
    const card = page.getByRole('listitem').filter({ hasText: 'Saffron House' });
    await expect(card.getByText('Owner', { exact: true })).toBeVisible();
    await expect(card.getByText('No description provided', { exact: true })).toBeVisible();
    await expect(card.getByText('No plan', { exact: true })).toBeVisible();
  });

  test('leads from a card to its company', async ({ app, page }) => {
    await app.signInAs('owner');
    await page.getByRole('link', { name: /Saffron House/ }).click();
    await expect(page).toHaveURL('/company/saffron-house');
    await expect(page.getByRole('heading', { level: 1, name: 'Saffron House' })).toBeVisible();
  });

  test('shows a spinner while the restaurants are on their way', async ({ app, page }) => {
    await app.signInAs('owner', '/profile');
    await app.fault('GET /api/companies/restaurants 1500ms');
    await page.getByRole('link', { name: 'Dashboard', exact: true }).click();

    await expect(page.getByText('Loading restaurants')).toHaveRole('status');
    await expect(page.locator('[role=progressbar]')).toBeVisible();
    await expect(page.getByRole('link', { name: /Saffron House/ })).toBeVisible();
    await expect(page.locator('[role=progressbar]')).toBeHidden();
  });

  test("says 'You don't have any restaurants yet' to who has none, and offers to create one", async ({
    app,
    page,
  }) => {
    await app.signInAs('new');
    await expect(page.getByText("You don't have any restaurants yet")).toBeVisible();
    await expect(page.getByRole('button', { name: 'Create a restaurant' })).toBeVisible();
  });
});
