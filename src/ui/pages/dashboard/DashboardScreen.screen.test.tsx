import { address, describe, expect, page, test } from '#tests/support/screen/test.ts';

describe('Dashboard', () => {
  test('shows a card for each restaurant with owner, description, and plan', async ({ app }) => {
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

  test("shows 'Owner', 'No description provided', and 'No plan' for missing values", async ({ app }) => {
    await app.enter('a signed-in user with two restaurants', '/dashboard');
    const card = page.getByRole('listitem').filter({ hasText: 'Saffron House' });
    await expect.element(card.getByText('Owner', { exact: true })).toBeVisible();
    await expect.element(card.getByText('No description provided', { exact: true })).toBeVisible();
    await expect.element(card.getByText('No plan', { exact: true })).toBeVisible();
  });

  test('shows which restaurants need attention, and why, once the list has loaded', async ({ app }) => {
    await app.enter('a signed-in user with two restaurants', '/profile');
    const COMPANY = 'GET /api/companies/company-1';
    const now = new Date();
    const call = { id: 'c', startedAt: now.toISOString(), messages: [], successEvaluation: 'fail' };
    const line = { phoneNumberId: 'bar', phoneNumber: '+12125550142', calls: [call] };
    app.answer(`${COMPANY}/calls`, { phoneNumbers: [line] });
    app.answer(COMPANY, { id: 'company-1', minutes: { totalCredits: 200, usedCredits: 170 } });
    app.fault('always GET /api/companies/company-2/orders 500');
    const calls = app.calls();
    const list = app.hold('GET /api/companies/restaurants');
    app.open('/dashboard');
    await expect.element(page.getByText('Loading restaurants')).toBeInTheDocument();
    expect(calls.filter((made) => made.startsWith('GET'))).toEqual(['GET /api/companies/restaurants']);
    list();

    const cards = page.getByRole('main').css('li:has(h2)');
    const figures = (index: number) => cards.nth(index).getByRole('list').getByRole('link');
    await expect
      .poll(() => figures(0).texts())
      .toEqual(['1 failed call today', '0 orders not yet printed after 10 min', '85% of minutes used']);
    await expect.element(cards.nth(0).getByText('Needs attention')).toBeVisible();
    await expect.poll(() => figures(1).nth(1).texts()).toEqual(["– Couldn't check orders"]);
    await expect.element(page.getByText('Needs attention')).toHaveLength(1);
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument();

    await figures(0).first().click();
    await expect.poll(address).toBe('/company/company-1?day=today&outcome=failed#calls');
  });

  test('has a filter if there are eight or more restaurants, and says when none match', async ({ app }) => {
    await app.signInAs('owner', '/profile');
    const LIST = 'GET /api/companies/restaurants';
    const restaurants = Array.from({ length: 8 }, (_, index) => ({
      id: `osteria-${index + 1}`,
      name: `Osteria No. ${index + 1}`,
    }));
    const cards = page.getByRole('main').css('li:has(h2)');
    const filter = page.getByRole('searchbox', { name: 'Filter restaurants' });
    app.answer(LIST, { data: restaurants.slice(1) });
    app.open('/dashboard');
    await expect.element(cards).toHaveLength(7);
    await expect.element(filter).not.toBeInTheDocument();

    app.repair();
    app.answer(LIST, { data: restaurants });
    app.reload();
    await filter.fill('no. 8');
    await expect.poll(() => cards.getByRole('heading').texts()).toEqual(['Osteria No. 8']);
    await filter.fill('pizza');
    await expect.element(page.getByText('No restaurants match “pizza”.')).toBeVisible();
    await expect.element(cards).not.toBeInTheDocument();
  });

  test('shows a spinner while loading', async ({ app }) => {
    await app.signInAs('owner', '/profile');
    const answer = app.hold('GET /api/companies/restaurants');
    await page.getByRole('link', { name: 'Dashboard', exact: true }).click();

    await expect.element(page.getByText('Loading restaurants')).toHaveRole('status');
    await expect.element(page.css('[role=progressbar]')).toBeVisible();
    answer();
    await expect.element(page.getByRole('link', { name: /Saffron House/ })).toBeVisible();
    await expect.element(page.css('[role=progressbar]')).not.toBeInTheDocument();
  });

  test("shows 'You don't have any restaurants yet' without restaurants, and a button to create one", async ({
    app,
  }) => {
    await app.signInAs('new');
    await expect.element(page.getByText("You don't have any restaurants yet")).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Create a restaurant' })).toBeVisible();
  });
});
