import {
  selectAll,
  change,
  button,
  entries,
  success,
  openPanel,
} from '#tests/support/screen/deploymentsPanel.ts';
import { panels } from '#tests/support/screen/panels.ts';
import { tabTo } from '#tests/support/screen/tabTo.ts';
import { expect, keyboard, page, test } from '#tests/support/screen/test.ts';

test('Deployment Controls can be used by keyboard', async ({ app }) => {
  await openPanel(app);
  await page.getByRole('tab', { name: 'Deployment Controls' }).focus();
  await tabTo(selectAll());
  await keyboard.press('Space');
  await expect.element(selectAll()).toBeChecked();
  await tabTo(button('Deploy 2 changes'));
  await keyboard.press('Enter');
  await expect.element(success('Deployment successful!')).toBeVisible();
  await expect.element(button('Deploy changes')).toHaveFocus();
});

test('Deployment Controls can be viewed read-only', async ({ app }) => {
  await openPanel(app);
  await page.getByRole('switch', { name: 'Read-only' }).check();
  await expect.element(change('Voice configuration updated')).toBeDisabled();
  await expect.element(selectAll()).toBeDisabled();
  await expect.element(panels.getByRole('button', { name: /^Deploy/ })).not.toBeInTheDocument();
  await expect.element(button('Schedule deployment')).not.toBeInTheDocument();
});

test('Past deployments have no revert button when read-only', async ({ app }) => {
  await openPanel(app, 'a restaurant with deployments');
  const revert = entries().getByRole('button', { name: /^Revert/ });
  await expect.element(revert).toHaveLength(1);
  await page.getByRole('switch', { name: 'Read-only' }).check();
  await expect.element(revert).not.toBeInTheDocument();
  await expect.element(entries()).toHaveLength(2);
});
