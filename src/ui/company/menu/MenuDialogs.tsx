import { observer } from 'mobx-react-lite';
import { Suspense } from 'react';
import { lazyComponent } from '../../kit/lazyComponent.ts';
import { MissingDialog } from '../../kit/MissingDialog.tsx';
import { CategoryDialog } from './categories/CategoryDialog.tsx';
import { ItemDialog } from './items/ItemDialog.tsx';
import type { MenuImportViewModel } from './import/MenuImportViewModel.ts';
import type { MenuViewModel } from './MenuViewModel.ts';
import { RemovalDialog } from './RemovalDialog.tsx';

const ImportDialog = lazyComponent(
  async () => (await import('./import/ImportDialog.tsx')).ImportDialog,
  MissingImport,
);

function MissingImport({ vm }: { readonly vm: MenuImportViewModel }) {
  return <MissingDialog onClose={vm.close} />;
}

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
