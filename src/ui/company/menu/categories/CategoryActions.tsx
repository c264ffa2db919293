import Delete from '@mui/icons-material/DeleteOutlineOutlined';
import Edit from '@mui/icons-material/EditOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { observer } from 'mobx-react-lite';
import type { Category } from '#domain/menu/menu.ts';
import { useReadOnly } from '../../../kit/form/readOnly.ts';
import type { MenuViewModel } from '../MenuViewModel.ts';
import { MoveButtons } from '../sorting/MoveButtons.tsx';
import { iconButtons } from '../paneStyles.ts';

interface Props {
  readonly vm: MenuViewModel;
  readonly category: Category;
}

/** What can be done with the open category. */
export const CategoryActions = observer(function CategoryActions({ vm, category }: Props) {
  const categories = vm.draft.value?.categories ?? [];
  if (useReadOnly()) return null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', ...iconButtons }}>
      <MoveButtons
        name={category.name}
        place={categories.indexOf(category)}
        count={categories.length}
        onMove={(to) => vm.moveCategory(category, to)}
      />
      <button
        type="button"
        className="icon"
        aria-label={`Edit category ${category.name}`}
        onClick={() => vm.openCategory(category)}
      >
        <Edit fontSize="small" />
      </button>
      <button
        type="button"
        className="icon"
        aria-label={`Delete category ${category.name}`}
        onClick={() => vm.askRemoval(category.id)}
      >
        <Delete fontSize="small" />
      </button>
      <Button
        variant="contained"
        aria-keyshortcuts="n"
        onClick={() => vm.openItem(category.id)}
        sx={{ ml: 1, px: 2 }}
      >
        New item
      </Button>
    </Box>
  );
});
