import { describe, expect, page, test } from '#tests/support/screen/test.ts';

const heading = (name: string) => page.getByRole('heading', { level: 1, name, exact: true });

describe('Navigation', () => {
  test("titles each page 'Page · Restaurant · Tableside', without unknown parts", async ({ app }) => {
    await app.signInAs('owner');
    const title = () => document.title;
    await expect.poll(title).toBe('Your Restaurants · Tableside');
    for (const [path, expected] of Object.entries({
      '/profile': 'My Profile · Tableside',
      '/company/trattoria-aurora': 'Restaurant · Trattoria Aurora · Tableside',
      '/company/trattoria-aurora/subscription': 'Subscription · Trattoria Aurora · Tableside',
      '/company/trattoria-aurora/agent/aurora-host': 'Agent · Aurora host · Tableside',
      '/company/no-such-company': 'Company Not Found · Tableside',
      '/no-such-page': 'Page Not Found · Tableside',
    })) {
      app.open(path);
      await expect.poll(title).toBe(expected);
    }
  });

  test('titles a conversation with the start of its id', async ({ app }) => {
    await app.enter('a conversation', '/company/company-1/agent/agent-1/conversation/conversation-1');
    await expect.poll(() => document.title).toBe('Conversation · conversa · Tableside');
  });

  // (rule: focus)
  test('starts each page at the top, with focus on its heading', async ({ app }) => {
    // short enough that both pages can scroll
    await page.viewport(1280, 400);
    await app.signInAs('owner', '/company/trattoria-aurora');
    await expect.element(page.getByRole('table', { name: 'Company Users' })).toBeVisible();
    scrollTo({ top: 600, behavior: 'instant' });
    await expect.poll(() => scrollY).toBeGreaterThan(100);

    await page.getByRole('link', { name: 'My Profile' }).click();
    await expect.element(heading('My Profile')).toHaveFocus();
    expect(scrollY).toBe(0);
  });

  test("shows and focuses the restaurant's name from the dashboard while the page loads", async ({ app }) => {
    await app.signInAs('owner');
    const release = app.hold('GET /api/companies/trattoria-aurora');
    await page.getByRole('link', { name: /Trattoria Aurora/ }).click();
    await expect.element(heading('Trattoria Aurora')).toHaveFocus();
    await expect.element(page.getByText('Loading restaurant', { exact: true })).toBeInTheDocument();
    release();
    await expect
      .element(page.getByRole('region', { name: 'Company Details' }))
      .toMatchTextContent('Handmade');
    await expect.element(heading('Trattoria Aurora')).toHaveFocus();
  });

  test("moves focus to the not-found page's heading", async ({ app }) => {
    await app.signInAs('owner');
    app.fault('always GET /api/companies/trattoria-aurora 404');
    await page.getByRole('link', { name: /Trattoria Aurora/ }).click();
    await expect.element(heading('Company Not Found')).toHaveFocus();
  });
});
