import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { observer } from 'mobx-react-lite';
import { useDeferredValue, useId } from 'react';
import { useReadOnly } from '../../../kit/form/readOnly.ts';
import { CategoryRow } from './CategoryRow.tsx';
import type { MenuViewModel } from '../MenuViewModel.ts';
import { paneList } from '../paneStyles.ts';
import { SkipButton } from '../../../kit/SkipButton.tsx';
import { Sorting } from '../sorting/Sorting.tsx';

interface Props {
  readonly vm: MenuViewModel;
}

interface NextProps {
  /** The id of what comes after the list. */
  readonly nextId: string;
}

/** The categories in their order; the open one is marked. */
export const CategoryPane = observer(function CategoryPane({ vm, nextId }: Props & NextProps) {
  const headingId = useId();
  const readOnly = useReadOnly();
  return (
    <Box
      component="section"
      aria-labelledby={headingId}
      sx={{ display: 'grid', gap: 1, position: { lg: 'sticky' }, top: { lg: 72 } }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', minHeight: 44 }}>
        <Typography variant="h3" id={headingId}>
          Categories
        </Typography>
        {!readOnly && (
          <Button size="small" onClick={() => vm.openCategory()} sx={{ px: 1, whiteSpace: 'nowrap' }}>
            New category
          </Button>
        )}
      </Box>
      <SkipButton to={nextId} label="Skip to the items" />
      <CategoryList vm={vm} />
    </Box>
  );
});

/** Marks the open one after what is typed, and never holds it up. */
const CategoryList = observer(function CategoryList({ vm }: Props) {
  const openId = useDeferredValue(vm.view.openId);
  return <CategoryRows vm={vm} openId={openId} />;
});

const CategoryRows = observer(function CategoryRows({ vm, openId }: Props & { openId: string | undefined }) {
  const categories = vm.draft.value?.categories ?? [];
  if (categories.length === 0) return null;
  return (
    <Box sx={{ ...paneList, maxHeight: { xs: 264, lg: 'max(320px, calc(100dvh - 240px))' } }}>
      <Sorting
        things={categories}
        onMove={(id, to) => {
          const category = categories.find((one) => one.id === id);
          if (category) vm.moveCategory(category, to);
        }}
      >
        <ul>
          {categories.map((category, place) => (
            <CategoryRow
              key={category.id}
              vm={vm}
              category={category}
              place={place}
              count={categories.length}
              isOpen={category.id === openId}
            />
          ))}
        </ul>
      </Sorting>
    </Box>
  );
});
