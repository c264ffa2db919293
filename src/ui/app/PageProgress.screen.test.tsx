import { createRoot } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { vi } from 'vitest';
import { advanceClock, stopClock } from '#tests/support/screen/clock.ts';
import { describe, expect, page, test } from '#tests/support/screen/test.ts';
import { Root } from './Root.tsx';

describe('A page whose code loads slowly', () => {
  test('is announced as loading until it appears', async () => {
    let arrive = () => {};
    const code = new Promise<void>((resolve) => (arrive = resolve));
    const lazy = () => code.then(() => ({ Component: () => <h1>There</h1> }));
    const children = [
      { path: 'here', element: <h1>Here</h1> },
      { path: 'there', lazy },
    ];
    const router = createMemoryRouter([{ element: <Root />, children }], { initialEntries: ['/here'] });
    const element = document.body.appendChild(document.createElement('div'));
    const root = createRoot(element);
    root.render(<RouterProvider router={router} />);
    const status = page.getByRole('status').filter({ hasText: 'Loading page' });
    try {
      await expect.element(page.getByRole('heading', { name: 'Here' })).toBeVisible();
      stopClock();
      void router.navigate('/there');
      // the delay timer has started
      await expect.poll(() => vi.getTimerCount()).toBeGreaterThan(0);
      await advanceClock(399);
      await expect.element(status).not.toBeInTheDocument();
      await advanceClock(1);
      await expect.element(status).toBeInTheDocument();

      arrive();
      await expect.element(page.getByRole('heading', { name: 'There' })).toBeVisible();
      expect(status.elements()).toHaveLength(0);
    } finally {
      root.unmount();
      router.dispose();
      element.remove();
    }
  });
});
