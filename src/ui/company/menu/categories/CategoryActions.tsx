import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { observer } from 'mobx-react-lite';
import type { Category } from '#domain/menu/menu.ts';
import { useReadOnly } from '../../../kit/form/readOnly.ts';
import type { MenuViewModel } from '../MenuViewModel.ts';
import { iconButtons } from '../paneStyles.ts';
import { RowMenu } from '../RowMenu.tsx';
import { movesFrom } from '../sorting/movesFrom.ts';

interface Props {
  readonly vm: MenuViewModel;
  readonly category: Category;
}

/** What can be done with the open category. */
export const CategoryActions = observer(function CategoryActions({ vm, category }: Props) {
  const categories = vm.draft.value?.categories ?? [];
  if (useReadOnly()) return null;
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, ...iconButtons }}>
      <Button
        variant="contained"
        aria-keyshortcuts="n"
        onClick={() => vm.openItem(category.id)}
        sx={{ px: 2 }}
      >
        New item
      </Button>
      <RowMenu
        of={`category ${category.name}`}
        actions={() => [
          { label: 'Edit category', onChoose: () => vm.openCategory(category) },
          ...movesFrom(categories.indexOf(category), categories.length, (to) =>
            vm.moveCategory(category, to),
          ),
          { label: 'Delete category', onChoose: () => vm.askRemoval(category.id) },
        ]}
      />
    </Box>
  );
});
