import { createRoot } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { describe, expect, page, test, type App } from '#tests/support/screen/test.ts';
import { ErrorScreen } from './ErrorScreen.tsx';

/** Makes the page at a path throw an error. Returns a function that repairs the page. */
function breakAt(address: string): () => void {
  const Broken = (): never => {
    throw new Error('A bug');
  };
  const routes = [{ path: '*', Component: Broken, errorElement: <ErrorScreen /> }];
  const router = createMemoryRouter(routes, { initialEntries: [address] });
  const element = document.body.appendChild(document.createElement('div'));
  // ErrorScreen logs the error itself
  const root = createRoot(element, { onCaughtError: () => undefined });
  root.render(<RouterProvider router={router} />);
  return () => {
    root.unmount();
    router.dispose();
    element.remove();
  };
}

/** Checks that the bug was logged to the console. */
const expectLogged = (app: App) => expect(app.messages.error.splice(0).join('\n')).toContain('A bug');

describe('A page with an error', () => {
  test.for([
    { address: '/profile', label: 'Back to Dashboard', href: '/dashboard' },
    { address: '/company/trattoria-aurora/orders', label: 'Back to Dashboard', href: '/dashboard' },
    { address: '/booking', label: 'Back to the home page', href: '/' },
    { address: '/login', label: 'Back to the home page', href: '/' },
    { address: '/no-such-page', label: 'Back to the home page', href: '/' },
  ])('at $address has the link "$label"', async ({ address, label, href }, { app }) => {
    const repair = breakAt(address);
    try {
      await expect.element(page.getByRole('heading', { name: 'This page stopped working' })).toBeVisible();
      await expect.element(page.getByRole('link')).toHaveAttribute('href', href);
      await expect.element(page.getByRole('link')).toHaveTextContent(label);
      await expect.element(page.getByRole('button', { name: 'Reload' })).toBeVisible();
    } finally {
      repair();
    }
    expectLogged(app);
  });
});
