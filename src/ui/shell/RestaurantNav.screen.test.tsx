import { address, describe, expect, page, test } from '#tests/support/screen/test.ts';

const aurora = '/company/trattoria-aurora';
const nav = page.getByRole('navigation', { name: 'Trattoria Aurora' });
const current = nav.css('[aria-current=location]');
const heading = (name: string) => page.getByRole('heading', { name, exact: true });

describe("A restaurant's sections in the sidebar", () => {
  test('are links on each of its pages', async ({ app }) => {
    await app.signInAs('owner', `${aurora}/agent/aurora-host`);
    await expect.element(current).toHaveTextContent('Agents');
    await nav.getByRole('link', { name: 'Orders' }).click();
    await expect.element(heading('Orders for Trattoria Aurora')).toBeVisible();
    await expect.element(current).toHaveTextContent('Orders');
    await nav.getByRole('link', { name: 'Menu' }).click();
    await expect.element(page.getByRole('tab', { name: 'Menu Builder' })).toBeInViewport();
    await expect.poll(address).toBe(`${aurora}?panel=menu#voice-ai`);
    await expect.element(current).toHaveTextContent('Menu');
  });

  test('mark the section in view while the page scrolls', async ({ app }) => {
    await app.signInAs('owner', aurora);
    await expect.element(current).toHaveTextContent('Overview');
    await expect.element(heading('Company Users')).toBeInTheDocument();
    heading('Company Users').query()?.scrollIntoView({ behavior: 'instant' });
    await expect.element(current).toHaveTextContent('Company Users');
    scrollTo({ top: 0, behavior: 'instant' });
    await expect.element(current).toHaveTextContent('Overview');
  });

  test('stay in the URL when another panel is opened', async ({ app }) => {
    await app.signInAs('owner', `${aurora}?panel=voice#voice-ai`);
    await page.getByRole('tab', { name: 'Deployment Controls' }).click();
    await expect.poll(address).toBe(`${aurora}?panel=deployments#voice-ai`);
    await expect.element(current).toHaveTextContent('Deployments33 changes not live yet');
  });

  test('show the number of changes that are not live', async ({ app }) => {
    await app.signInAs('owner', aurora);
    await expect
      .element(nav.getByRole('link', { name: 'Deployments 3 changes not live yet' }))
      .toBeInTheDocument();
  });

  test('omit admin sections for staff, and a link to an admin section explains that', async ({ app }) => {
    await app.signInAs('staff', `${aurora}?panel=menu#voice-ai`);
    await expect.element(nav.getByRole('link', { name: 'Company Users' })).toBeVisible();
    await expect.element(nav.getByRole('link', { name: 'Menu' })).not.toBeInTheDocument();
    await expect.element(page.getByText(/^Only owners and admins can manage/)).toHaveFocus();
  });

  test('are in a drawer on a phone, which closes after navigation', async ({ app }) => {
    await page.viewport(360, 740);
    await app.signInAs('owner', aurora);
    await page.getByRole('button', { name: 'Menu' }).click();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    // none of the items needs scrolling
    await expect.element(menu.getByRole('link', { name: 'Company Users' })).toBeInViewport({ ratio: 1 });
    await menu.getByRole('link', { name: 'Agents' }).click();
    await expect.element(menu).not.toBeInTheDocument();
    await expect.element(heading('Connected Agents')).toBeInViewport();
  });
});

describe('Saved changes that are not live', () => {
  test("are counted above the panels, and the user's own changes are selected when opened from there", async ({
    app,
  }) => {
    await app.signInAs('owner', `${aurora}?panel=telephony#voice-ai`);
    await page.getByRole('textbox', { name: 'Phone ID' }).fill('phone-aurora-2');
    await expect.element(page.getByText('Unsaved changes', { exact: true }).first()).toBeVisible();
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect.element(page.getByText('4 changes not live yet.')).toBeVisible();
    await expect.element(page.getByText('All changes saved', { exact: true })).toBeVisible();

    await page.getByRole('link', { name: 'Review and deploy' }).click();
    const changeBy = (author: string) =>
      page.getByRole('listitem').filter({ hasText: author }).getByRole('checkbox');
    for (const box of changeBy('Giulia Ferraro').all()) await expect.element(box).toBeChecked();
    await expect.element(changeBy('Marcus Webb')).not.toBeChecked();
    await expect.element(page.getByText('4 changes not live yet.', { exact: true })).not.toBeInTheDocument();
  });

  test('are not selected when the deployments panel is opened from elsewhere', async ({ app }) => {
    await app.signInAs('owner', `${aurora}?panel=deployments#voice-ai`);
    await expect.element(page.getByRole('checkbox', { name: 'Select All' })).not.toBeChecked();
  });
});
