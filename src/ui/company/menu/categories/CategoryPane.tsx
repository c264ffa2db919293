import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { observer } from 'mobx-react-lite';
import { useCallback, useDeferredValue, useId } from 'react';
import { flushSync } from 'react-dom';
import { useReadOnly } from '../../../kit/form/readOnly.ts';
import { CategoryRow } from './CategoryRow.tsx';
import { usePinned } from './usePinned.ts';
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
  const pinned = usePinned();
  return (
    <Box
      component="section"
      aria-labelledby={headingId}
      ref={pinned}
      sx={{ display: 'grid', gap: 1, position: { lg: 'sticky' }, top: 'var(--pinned-at)' }}
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
      <CategoryList vm={vm} nextId={nextId} />
    </Box>
  );
});

/** Marks the open one after what is typed, and never holds it up. */
const CategoryList = observer(function CategoryList(props: Props & NextProps) {
  const openId = useDeferredValue(props.vm.view.openId);
  return <CategoryRows {...props} openId={openId} />;
});

interface RowsProps extends Props, NextProps {
  readonly openId: string | undefined;
}

const CategoryRows = observer(function CategoryRows({ vm, nextId, openId }: RowsProps) {
  const onOpen = useCallback(
    (id: string) => {
      flushSync(() => vm.view.open(id));
      showItems(nextId);
    },
    [vm, nextId],
  );
  const categories = vm.draft.value?.categories ?? [];
  if (categories.length === 0) return null;
  return (
    <Box sx={paneList}>
      <Sorting
        things={categories}
        onMove={(id, to) => {
          const category = categories.find((one) => one.id === id);
          if (category) vm.moveCategory(category, to);
        }}
      >
        <ul>
          {categories.map((category) => (
            <CategoryRow
              key={category.id}
              category={category}
              isOpen={category.id === openId}
              isAdded={category.id === vm.added}
              onOpen={onOpen}
            />
          ))}
        </ul>
      </Sorting>
    </Box>
  );
});

/** The items of the category, from their heading on: on a phone they are below the categories, on a desk maybe above the window. */
function showItems(headingId: string): void {
  const heading = document.getElementById(headingId);
  if (!heading) return;
  const { top, bottom } = heading.getBoundingClientRect();
  if (top < 0 || bottom > innerHeight / 2) heading.scrollIntoView({ behavior: 'instant' });
}
