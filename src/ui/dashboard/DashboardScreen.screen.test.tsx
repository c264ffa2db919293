import { describe, expect, page, test } from '#tests/support/screen/test.ts';

describe('Dashboard', () => {
  test('has a card for each restaurant, with its owner, description and plan', async ({ app }) => {
    await app.signInAs('owner');
    await expect.element(page.getByRole('heading', { name: 'Your Restaurants' })).toBeVisible();
    const cards = page.getByRole('main').getByRole('listitem');
    await expect
      .poll(() => cards.getByRole('heading').texts())
      .toEqual(['Trattoria Aurora', 'Saffron House', 'Blue Door Diner']);
    const first = cards.first();
    await expect.element(first).toMatchTextContent('Giulia Ferraro');
    await expect.element(first).toMatchTextContent('Handmade pasta and a wood oven in Little Italy');
    await expect.element(first).toMatchTextContent('Starter');
  });

  test('shows each user only the restaurants they have access to', async ({ app }) => {
    await app.signInAs('staff');
    const cards = page.getByRole('main').getByRole('listitem');
    await expect.poll(() => cards.getByRole('heading').texts()).toEqual(['Trattoria Aurora']);
  });

  test("says 'Owner', 'No description provided' and 'No plan' where a restaurant has none", async ({
    app,
  }) => {
    await app.enter('a signed-in user with two restaurants', '/dashboard');
    const card = page.getByRole('listitem').filter({ hasText: 'Saffron House' });
    await expect.element(card.getByText('Owner', { exact: true })).toBeVisible();
    await expect.element(card.getByText('No description provided', { exact: true })).toBeVisible();
    await expect.element(card.getByText('No plan', { exact: true })).toBeVisible();
  });

  test('shows a spinner while the restaurants are on their way', async ({ app }) => {
    await app.signInAs('owner', '/profile');
    app.fault('GET /api/companies/restaurants 400ms');
    await page.getByRole('link', { name: 'Dashboard', exact: true }).click();

    await expect.element(page.getByText('Loading restaurants')).toHaveRole('status');
    await expect.element(page.css('[role=progressbar]')).toBeVisible();
    await expect.element(page.getByRole('link', { name: /Saffron House/ })).toBeVisible();
    await expect.element(page.css('[role=progressbar]')).not.toBeInTheDocument();
  });

  test("says 'You don't have any restaurants yet' to who has none, and offers to create one", async ({
    app,
  }) => {
    await app.signInAs('new');
    await expect.element(page.getByText("You don't have any restaurants yet")).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Create a restaurant' })).toBeVisible();
  });
});
