import { address, describe, expect, page, test } from '#tests/support/screen/test.ts';

const title = (name: string) => page.getByRole('heading', { level: 1, name, exact: true });

describe('The demo catalog', () => {
  test('lists the restaurant first, then the museum curators, then demos that are not available yet', async ({
    app,
  }) => {
    app.open('/demos');
    await expect.element(title('Demos')).toBeVisible();
    const main = page.getByRole('main');
    await expect
      .poll(() => main.getByRole('article').getByRole('heading').texts())
      .toEqual(["A restaurant's phone", 'Museum curators']);
    await expect.element(main.getByRole('link', { name: 'Try it Live' })).toHaveAttribute('href', '/#hero');
    await expect.element(main.getByRole('listitem')).toHaveLength(3);
    await expect.element(main.getByText('Not available yet')).toHaveLength(3);
    await main.getByRole('link', { name: 'View Museums' }).click();
    await expect.poll(address).toBe('/demos/museum');
    await expect.element(title('Voice-Powered Museum Experience')).toHaveFocus();
  });

  test('plays a sample call that can be closed', async ({ app }) => {
    app.open('/demos');
    const hear = page.getByRole('button', { name: 'Hear a Sample Call' });
    const call = page.getByRole('region', { name: 'A call to Trattoria Aurora' });
    await expect.element(hear).toHaveAttribute('aria-expanded', 'false');
    await hear.click();
    await expect.element(call.getByRole('button', { name: 'Pause' })).toBeVisible();
    await expect.element(hear).toHaveAttribute('aria-expanded', 'true');
    await hear.click();
    await expect.element(call).not.toBeInTheDocument();
    await expect.element(hear).toHaveFocus();
  });
});
