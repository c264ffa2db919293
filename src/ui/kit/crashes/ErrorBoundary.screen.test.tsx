import { createRoot } from 'react-dom/client';
import { useEffect, useState, type ReactNode } from 'react';
import { onTestFinished, vi } from 'vitest';
import { describe, expect, page, test, type App } from '#tests/support/screen/test.ts';
import { crashText } from '../../texts/crashText.ts';
import { DialogWithErrorBoundary } from './DialogErrorBoundary.tsx';
import { SectionErrorBoundary } from './SectionErrorBoundary.tsx';

const button = (name: string) => page.getByRole('button', { name, exact: true });
const neighbor = () => page.getByRole('textbox', { name: 'Neighbor' });

let bug: 'none' | 'until remounted' | 'always' = 'none';

/** A component that crashes always, never, or after its button was pressed, as set in `bug`. */
function Part({ inEffect = false }: { readonly inEffect?: boolean }) {
  const [isPressed, setPressed] = useState(false);
  const isFailing = bug === 'always' || (bug === 'until remounted' && isPressed);
  if (isFailing && !inEffect) throw new Error('A bug');
  useEffect(() => {
    if (isFailing) throw new Error('A bug');
  }, [isFailing]);
  return <button onClick={() => setPressed(true)}>{isPressed ? 'Pressed' : 'Press'}</button>;
}

function render(part: ReactNode): void {
  const element = document.body.appendChild(document.createElement('main'));
  const root = createRoot(element);
  root.render(
    <>
      <input aria-label="Neighbor" />
      {part}
    </>,
  );
  onTestFinished(() => {
    bug = 'none';
    root.unmount();
    element.remove();
  });
}

const section = (part: ReactNode) => <SectionErrorBoundary title="Plans">{part}</SectionErrorBoundary>;

async function crash(app: App, how: typeof bug): Promise<void> {
  const press = button('Press');
  await expect.element(press).toBeVisible();
  bug = how;
  await press.click();
  await expect.poll(() => app.messages.error.join()).toContain('A bug');
  app.messages.error.splice(0);
}

// (rule: crashes)
describe('A part of the page that crashes', () => {
  test('restarts without a message after the first crash', async ({ app }) => {
    render(section(<Part />));
    await crash(app, 'until remounted');
    await expect.element(button('Press')).toBeVisible();
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
  });

  for (const inEffect of [false, true]) {
    test(`is replaced by a message after the second crash, ${inEffect ? 'in an effect' : 'while rendering'}`, async ({
      app,
    }) => {
      render(section(<Part inEffect={inEffect} />));
      await neighbor().fill('Good evening');
      await crash(app, 'always');
      await expect.element(neighbor()).toHaveValue('Good evening');
      await expect.element(page.getByRole('alert')).toHaveTextContent(crashText.section);
      await expect.element(page.getByRole('heading', { name: 'Plans' })).toBeVisible();

      bug = 'none';
      await button('Try again').click();
      await expect.element(button('Press')).toBeVisible();
      await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
    });
  }

  test('can be closed if it is a dialog', async ({ app }) => {
    const closed = vi.fn();
    render(
      <DialogWithErrorBoundary title="Edit plan" open onDismiss={closed}>
        <Part />
      </DialogWithErrorBoundary>,
    );
    await crash(app, 'always');
    const dialog = page.getByRole('dialog');
    await expect.element(dialog).toHaveAccessibleName('Edit plan');
    await expect.element(dialog.getByRole('alert')).toHaveTextContent(crashText.dialog);
    bug = 'none';
    await dialog.getByRole('button', { name: 'Close' }).click();
    expect(closed).toHaveBeenCalledOnce();
  });
});
