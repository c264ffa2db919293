import { vi } from 'vitest';
import { advanceClock, stopClock } from '#tests/support/screen/clock.ts';
import { describe, expect, page, test } from '#tests/support/screen/test.ts';

const companyPage = '/company/company-1';
const KEY = 'GET /api/companies/company-1/api-key';

const section = () => page.getByRole('region', { name: 'API Keys' });
const key = () => section().getByRole('group', { name: 'API key' });
const button = (name: string) => section().getByRole('button', { name, exact: true });

describe("A company's API key", () => {
  test('is hidden, and requested only when the user shows it', async ({ app }) => {
    await app.enter('a company with an API key', '/profile');
    const calls = app.calls();
    app.open(companyPage);
    await expect.element(key()).toMatchTextContent('Hidden');
    await expect.element(page.getByRole('heading', { name: 'Company Users' })).toBeVisible();
    expect(calls).not.toContain(KEY);
    await expect.element(page.getByText('key-1')).not.toBeInTheDocument();

    await button('Show API key').click();
    await expect.element(key()).toHaveTextContent('key-1');
    await button('Hide API key').click();
    await expect.element(key()).toMatchTextContent('Hidden');
    await expect.element(page.getByText('key-1')).not.toBeInTheDocument();
    expect(calls.filter((call) => call === KEY)).toHaveLength(1);
  });

  test('can be copied while shown, with a confirmation for 2 s', async ({ app }) => {
    stopClock();
    await app.enter('a company with an API key', companyPage);
    const copy = button('Copy API key');
    await expect.element(copy).toHaveAttribute('aria-disabled', 'true');
    await button('Show API key').click();
    await expect.element(key()).toHaveTextContent('key-1');
    // all tabs of the browser share the clipboard, and other tests copy text too
    const written = vi.spyOn(navigator.clipboard, 'writeText');
    await copy.click();
    await expect.element(section().getByRole('status').filter({ hasText: 'Copied' })).toHaveLength(1);
    expect(written).toHaveBeenCalledExactlyOnceWith('key-1');

    await advanceClock(2000);
    await expect.element(section().getByRole('status').filter({ hasText: 'Copied' })).not.toBeInTheDocument();
  });

  test('is not available to staff and never requested for them', async ({ app }) => {
    await app.enter('a signed-in staff member of a company', '/profile');
    const calls = app.calls();
    app.open(companyPage);
    await expect.element(section().getByText('You need admin access to view API keys')).toBeVisible();
    await expect.element(section().getByRole('button')).not.toBeInTheDocument();
    await expect.element(page.getByRole('table', { name: 'Company Users' })).toBeVisible();
    expect(calls).not.toContain(KEY);
  });

  test('says whom to contact if there is no key', async ({ app }) => {
    await app.enter('a company without an API key', companyPage);
    await button('Show API key').click();
    await expect.element(section()).toMatchTextContent('Please contact the system administrator.');
    await expect.element(section().getByRole('button')).not.toBeInTheDocument();
  });
});
