import { observer } from 'mobx-react-lite';
import { lazy, Suspense } from 'react';
import { CategoryDialog } from './CategoryDialog.tsx';
import { ItemDialog } from './ItemDialog.tsx';
import type { MenuViewModel } from './MenuViewModel.ts';
import { RemovalDialog } from './RemovalDialog.tsx';

const ImportDialog = lazy(async () => ({ default: (await import('./ImportDialog.tsx')).ImportDialog }));

/** The forms and questions of the menu, each while it is open. */
export const MenuDialogs = observer(function MenuDialogs({ vm }: { readonly vm: MenuViewModel }) {
  return (
    <>
      <CategoryDialog vm={vm.categoryForm} />
      <ItemDialog vm={vm.itemForm} />
      <RemovalDialog vm={vm.removal} />
      {vm.importing.opened && (
        <Suspense>
          <ImportDialog vm={vm.importing} />
        </Suspense>
      )}
    </>
  );
});
