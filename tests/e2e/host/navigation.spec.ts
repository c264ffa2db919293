import { expect, test } from '../support/test.ts';

test.describe('Navigation', () => {
  test("titles each page 'Page · Restaurant · Tableside', as far as there is one", async ({ app, page }) => {
    await app.signInAs('owner');
    await expect(page).toHaveTitle('Your Restaurants · Tableside');
    for (const { path, title } of [
      { path: '/profile', title: 'My Profile · Tableside' },
      { path: '/company/trattoria-aurora', title: 'Restaurant · Trattoria Aurora · Tableside' },
      {
        path: '/company/trattoria-aurora/subscription',
        title: 'Subscription · Trattoria Aurora · Tableside',
      },
      { path: '/company/trattoria-aurora/agent/aurora-host', title: 'Agent · Aurora host · Tableside' },
      { path: '/company/no-such-company', title: 'Company Not Found · Tableside' },
      { path: '/no-such-page', title: 'Page Not Found · Tableside' },
    ]) {
      await test.step(path, async () => {
        await page.goto(path);
        await expect(page).toHaveTitle(title);
      });
    }
  });

  test('titles a conversation by the beginning of its id', async ({ app, page }) => {
    await app.enter('a conversation', '/company/company-1/agent/agent-1/conversation/conversation-1');
    await expect(page).toHaveTitle('Conversation · conversa · Tableside');
  });

  test('begins each page at its top, with the focus on its heading', async ({ app, page }) => {
    // so low that both pages have to be scrolled
    await page.setViewportSize({ width: 1280, height: 400 });
    await app.signInAs('owner', '/company/trattoria-aurora');
    await expect(page.getByRole('table', { name: 'Company Users' })).toBeVisible();
    await page.mouse.wheel(0, 600);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100);

    await page.getByRole('link', { name: 'My Profile' }).click();
    await expect(page.getByRole('heading', { name: 'My Profile' })).toBeFocused();
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });

  for (const { name, path, shown } of [
    { name: 'a company', path: '/company/trattoria-aurora', shown: 'table' },
    {
      name: 'an agent',
      path: '/company/trattoria-aurora/agent/aurora-host',
      shown: 'tbody tr:nth-child(10)',
    },
  ]) {
    test(`comes back to where one was on the page of ${name}, with the focus on its heading`, async ({
      app,
      page,
    }) => {
      await page.setViewportSize({ width: 1280, height: 500 });
      await app.signInAs('owner', path);
      await app.latency(300);
      await expect(page.locator(shown).last()).toBeVisible();
      await page.mouse.move(900, 300);
      await page.mouse.wheel(0, 600);
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(600);

      await page.getByRole('link', { name: 'My Profile' }).click();
      await expect(page.getByRole('heading', { name: 'My Profile' })).toBeFocused();
      await page.goBack();
      await expect(page.locator(shown).last()).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
      // rows that turn out lower than they were taken for are made up for
      expect(Math.abs((await page.evaluate(() => scrollY)) - 600)).toBeLessThan(57);
    });
  }

  test('comes back to where one was on a page of the site, not to the section that led there', async ({
    page,
  }) => {
    await page.goto('/#pricing-overview');
    await expect(page.locator('#pricing-overview')).toBeFocused();
    // what they make higher above moves the page along with what is read
    await page.evaluate(() => document.fonts.ready);
    await page.evaluate(() => scrollTo({ top: 500, behavior: 'instant' }));
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Demos' }).click();
    await expect(page).toHaveURL('/demos');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: /^Every call answered/ })).toBeFocused();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(500);
  });

  test('keeps the focus on the heading while the page behind it loads', async ({ app, page }) => {
    await app.signInAs('owner');
    await app.fault('GET /api/companies/trattoria-aurora 500ms');
    await page.getByRole('link', { name: /Trattoria Aurora/ }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Restaurant' })).toBeFocused();
    await expect(page.getByRole('heading', { level: 1, name: 'Trattoria Aurora' })).toBeFocused();
  });

  test('brings the focus to the heading of a page that turns out to be missing', async ({ app, page }) => {
    await app.signInAs('owner');
    await app.fault('GET /api/companies/trattoria-aurora 404');
    await page.getByRole('link', { name: /Trattoria Aurora/ }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Company Not Found' })).toBeFocused();
  });

  test('moves to a section of the page by its link', async ({ app, page }) => {
    await app.signInAs('owner', '/company/trattoria-aurora');
    await expect(page.getByRole('table', { name: 'Company Users' })).toBeVisible();
    await page
      .getByRole('navigation', { name: 'Trattoria Aurora' })
      .getByRole('link', { name: 'People' })
      .click();
    await expect(page.getByRole('region', { name: 'Company Users' })).toBeFocused();
    await expect(page.getByRole('heading', { name: 'Company Users' })).toBeInViewport();
  });
});
