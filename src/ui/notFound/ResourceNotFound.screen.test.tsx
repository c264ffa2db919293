import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { toAllCompanies, toDashboard } from '../kit/ways.ts';
import { expect, page, test } from '#tests/support/screen/test.ts';
import { ResourceNotFound } from './ResourceNotFound.tsx';

// (rule: title of a missing resource)
test("A missing thing whose kind has no title of its own is 'Resource Not Found', with 404 and its ways on", async () => {
  const element = document.body.appendChild(document.createElement('div'));
  const root = createRoot(element);
  root.render(
    <MemoryRouter>
      <ResourceNotFound text="It is not there." ways={[toDashboard, toAllCompanies]} />
    </MemoryRouter>,
  );
  try {
    const title = page.getByRole('heading', { level: 1, name: 'Resource Not Found' });
    await expect.element(title).toBeVisible();
    await expect.element(title).toHaveFocus();
    await expect.element(page.getByText('404', { exact: true })).toBeVisible();
    expect(document.title).toMatch(/^Resource Not Found/);
    for (const name of ['Back to Dashboard', 'View All Companies']) {
      await expect.element(page.getByRole('link', { name })).toHaveAttribute('href', '/dashboard');
    }
  } finally {
    root.unmount();
    element.remove();
  }
});
