import { useLayoutEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { describe, expect, test } from '#tests/support/screen/test.ts';
import { Root } from './Root.tsx';

describe('A page that is there before its code', () => {
  test('stays where somebody scrolled to while the code took it over', async () => {
    let taken = false;
    function Page() {
      // later than anything is drawn, and before the router looks
      useLayoutEffect(() => {
        scrollTo({ top: 300, behavior: 'instant' });
        taken = true;
      }, []);
      return <main style={{ height: 4000 }}>Every call answered</main>;
    }
    // an address at which no other test has been: where they left a page is known to the router
    const router = createMemoryRouter(
      [{ element: <Root />, children: [{ path: 'there-before', Component: Page }] }],
      { initialEntries: ['/there-before'] },
    );
    const element = document.body.appendChild(document.createElement('div'));
    const root = createRoot(element);
    try {
      root.render(<RouterProvider router={router} />);
      await expect.poll(() => taken).toBe(true);
      await expect.element(element).toHaveTextContent('Every call answered');
      expect(scrollY).toBe(300);
    } finally {
      root.unmount();
      router.dispose();
      element.remove();
    }
  });
});
