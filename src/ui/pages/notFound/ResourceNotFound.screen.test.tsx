import { createRoot } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { describe, expect, page, test } from '#tests/support/screen/test.ts';
import { dashboardLink } from '../../navigation/backLinks.ts';
import { ResourceNotFound } from './ResourceNotFound.tsx';

describe('The resource not-found page', () => {
  test("is titled 'Resource Not Found' by default", async () => {
    const element = document.body.appendChild(document.createElement('div'));
    const root = createRoot(element);
    const missing = <ResourceNotFound text="The menu could not be found." ways={[dashboardLink]} />;
    root.render(<RouterProvider router={createMemoryRouter([{ path: '/', element: missing }])} />);
    try {
      await expect
        .element(page.getByRole('heading', { level: 1, name: 'Resource Not Found', exact: true }))
        .toHaveFocus();
      await expect.poll(() => document.title).toBe('Resource Not Found · Tableside');
      await expect.element(page.getByText('404', { exact: true })).toBeVisible();
      await expect.element(page.getByText('The menu could not be found.')).toBeVisible();
      await expect
        .element(page.getByRole('link', { name: 'Back to Dashboard' }))
        .toHaveAttribute('href', '/dashboard');
    } finally {
      root.unmount();
      element.remove();
    }
  });
});
