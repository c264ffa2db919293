import { createRoot } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { onTestFinished } from 'vitest';
import { App as Application } from '#ui/app/App.tsx';
import { createStyleCache } from '#ui/theme/createStyleCache.ts';
import { describe, expect, page, test } from '#tests/support/screen/test.ts';
import { compositionOf } from '../../src/composition/composition.ts';
import { createContainer } from '../../src/composition/container.ts';
import { readSettings } from '../../src/start/settings.ts';
import { siteAddressesFrom } from '../../src/start/siteAddressesFrom.ts';
import { specimens, WITHOUT_SPECIMEN } from './specimens.tsx';

const kit = import.meta.glob('../../src/ui/kit/{layout,text,controls,lists,feedback,dialogs}/*.tsx');

/** Components that the handbook's page about the kit shows. */
const shown = Object.values(specimens).flat();

async function render(): Promise<void> {
  const container = createContainer({ origin: '', fetch: () => Promise.reject(new Error('No requests')) });
  const element = document.body.appendChild(document.createElement('main'));
  const root = createRoot(element);
  const content = shown.map(({ name, shown: specimen }) => (
    <div key={name} role="group" aria-label={name} style={{ padding: 12, maxWidth: 640 }}>
      {specimen}
    </div>
  ));
  root.render(
    <Application
      composition={compositionOf(container)}
      addresses={siteAddressesFrom(readSettings({ VITE_BACKEND: 'mock' }))}
      styleCache={createStyleCache()}
    >
      <RouterProvider router={createMemoryRouter([{ path: '/', element: content }])} />
    </Application>,
  );
  onTestFinished(() => {
    root.unmount();
    element.remove();
  });
  await expect.element(page.getByRole('group', { name: 'Stack', exact: true })).toBeVisible();
}

describe('The kit', () => {
  test('has each component in the handbook, or a reason why not', async () => {
    const components = await Promise.all(
      Object.entries(kit)
        .filter(([file]) => !file.includes('.test.'))
        .map(async ([, load]) => Object.keys((await load()) as object)),
    );
    const names = components.flat().filter((name) => /^[A-Z][a-z]/.test(name));
    expect([...shown.map(({ name }) => name), ...WITHOUT_SPECIMEN].toSorted()).toEqual(names.toSorted());
  });

  test('renders outside of its screens', async () => {
    await render();
    for (const { name } of shown) {
      await expect.element(page.getByRole('group', { name, exact: true })).not.toBeEmptyDOMElement();
    }
    if (import.meta.env['VITE_KIT_PICTURES'] !== '1') return;
    await document.fonts.ready;
    for (const { name } of shown) {
      await page
        .getByRole('group', { name, exact: true })
        .screenshot({ path: `pictures/${name}.png`, scale: 'css' });
    }
  });
});
