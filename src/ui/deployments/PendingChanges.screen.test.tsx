import {
  PANEL_PAGE,
  pending,
  history,
  selectAll,
  change,
  button,
  openPanel,
} from '#tests/support/screen/deploymentsPanel.ts';
import { panels, reachPanels } from '#tests/support/screen/panels.ts';
import { describe, expect, page, test } from '#tests/support/screen/test.ts';

describe('Pending changes', () => {
  test('on a phone, keep the buttons to deploy and schedule in view while scrolling', async ({ app }) => {
    await page.viewport(360, 480);
    await app.enter('a restaurant with two pending changes', `${PANEL_PAGE}#voice-ai`);
    await expect.element(history()).toBeInTheDocument();
    await expect
      .poll(() => {
        // repeats the scroll, because content above may still load
        pending().element().scrollIntoView({ block: 'start', behavior: 'instant' });
        const { top, bottom } = button('Deploy changes').element().getBoundingClientRect();
        return top >= 0 && bottom <= innerHeight;
      })
      .toBe(true);
    await expect.element(button('Schedule deployment')).not.toBeInViewport();
    await button('Schedule').click();
    await expect.element(button('Schedule deployment')).toBeInViewport();
  });

  test('are listed with author, time, and old and new values', async ({ app }) => {
    await openPanel(app);
    const voice = pending().getByRole('listitem').filter({ hasText: 'Voice configuration updated' }).first();
    await expect.element(voice).toMatchTextContent('Voice · Marcus Webb · ');
    await expect.element(voice.getByRole('list', { name: 'What changes' })).toMatchTextContent('Temperature');
    await expect.element(voice.getByRole('deletion')).toHaveTextContent('Before: 0.7');
    await expect.element(voice.getByRole('insertion')).toHaveTextContent('After: 0.4');
    await expect.element(pending().getByText('Call handling › Max retries')).toBeVisible();
  });

  test('are selected individually or with Select All, which shows a partial selection', async ({ app }) => {
    await openPanel(app);
    await expect.element(selectAll()).not.toBeChecked();
    await change('Voice configuration updated').check();
    await expect.element(selectAll()).toHaveAttribute('aria-checked', 'mixed');
    await expect.element(panels.getByText('1 of 2 selected')).toBeVisible();
    await selectAll().click();
    await expect.element(selectAll()).toHaveAttribute('aria-checked', 'true');
    await expect.element(change('Telephony configuration updated')).toBeChecked();
    await expect
      .element(panels.getByRole('list', { name: 'Callers will notice' }).getByRole('listitem'))
      .toHaveLength(2);
    await selectAll().click();
    await expect.element(change('Voice configuration updated')).not.toBeChecked();
  });

  // (rule: groups of changes)
  test("are grouped by author, with the user's own changes first and selected", async ({ app }) => {
    await app.enter('a restaurant with two pending changes', '/company/company-1?panel=voice');
    await reachPanels();
    await panels.getByLabelText('First message').fill('Good evening.');
    await button('Save changes').click();
    await page.getByRole('link', { name: 'Review and deploy' }).click();
    const groups = pending().getByRole('group', { name: /^(Your changes|Marcus Webb)$/ });
    await expect.poll(() => groups.getByRole('heading').texts()).toEqual(['Your changes', 'Marcus Webb']);
    const own = pending().getByRole('group', { name: 'Your changes' });
    await expect.element(own.getByRole('checkbox', { name: 'Voice configuration updated' })).toBeChecked();
    await expect.element(selectAll()).toHaveAttribute('aria-checked', 'mixed');
    await expect.element(button('Deploy 1 change')).toBeEnabled();
    await pending().getByRole('checkbox', { name: 'All changes by Marcus Webb' }).check();
    await expect.element(selectAll()).toBeChecked();
    await pending().getByRole('checkbox', { name: 'All your changes' }).uncheck();
    await expect.element(button('Deploy 2 changes')).toBeVisible();
  });

  test('keep their list in view after a deployment makes it shorter', async ({ app }) => {
    await page.viewport(360, 480);
    await app.enter('a restaurant with two pending changes', `${PANEL_PAGE}#voice-ai`);
    await selectAll().click();
    await button('Deploy 2 changes').click();
    await expect.element(pending().getByText('No changes to deploy.')).toBeInViewport();
    await expect.element(pending().getByRole('heading')).toBeInViewport({ ratio: 1 });
  });

  test('show a message if there are none', async ({ app }) => {
    await openPanel(app, 'a restaurant without pending changes');
    await expect.element(pending()).toMatchTextContent('No changes to deploy.');
    await expect.element(history()).toMatchTextContent('No deployments yet.');
    await expect.element(selectAll()).not.toBeInTheDocument();
  });
});
