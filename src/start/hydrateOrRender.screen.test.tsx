import { createRoot } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { describe, expect, test } from '#tests/support/screen/test.ts';
import { Root } from '#ui/app/Root.tsx';
import { hydrateOrRender } from './hydrateOrRender.tsx';

let heard = false;

function Page() {
  return (
    <main style={{ height: 4000 }}>
      <button type="button" onClick={() => (heard = true)}>
        Hear a call
      </button>
    </main>
  );
}

/** Uses a URL no other test visits, because the router remembers scroll positions. */
const routerOf = () =>
  createMemoryRouter([{ element: <Root />, children: [{ path: 'there-before', Component: Page }] }], {
    initialEntries: ['/there-before'],
  });

/** Renders the page, then replaces the page with its own HTML, as in a prerendered document. */
async function built(): Promise<HTMLElement> {
  const element = document.body.appendChild(document.createElement('div'));
  const root = createRoot(element);
  root.render(<RouterProvider router={routerOf()} />);
  await expect.element(element).toHaveTextContent('Hear a call');
  const html = element.innerHTML;
  root.unmount();
  element.innerHTML = html;
  return element;
}

describe('A prerendered page', () => {
  test('keeps its scroll position when it is hydrated', async () => {
    const element = await built();
    try {
      scrollTo({ top: 300, behavior: 'instant' });
      const show = await hydrateOrRender(element, () => Promise.resolve());
      show(<RouterProvider router={routerOf()} />);
      await expect
        .poll(() => {
          element.querySelector('button')?.click();
          return heard;
        })
        .toBe(true);
      expect(scrollY).toBe(300);
    } finally {
      element.remove();
    }
  });
});
