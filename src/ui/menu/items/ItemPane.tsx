import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { observer } from 'mobx-react-lite';
import { useDeferredValue, useEffect, useRef } from 'react';
import type { Category } from '#domain/menu/menu.ts';
import { EmptyPlateDrawing } from '../../art/drawings.tsx';
import { useReadOnly } from '../../forms/readOnly.ts';
import { EmptyState } from '../../kit/feedback/EmptyState.tsx';
import { itemCountText } from '../../texts/menuText.ts';
import { ItemList } from './ItemList.tsx';
import type { MenuLocation } from '../MenuView.ts';
import type { MenuViewModel } from '../MenuViewModel.ts';
import { checkbox, iconButtons, itemList } from '../paneStyles.ts';
import { moveActions, RowMenu } from '../RowMenu.tsx';
import { SkipButton } from '../../kit/lists/SkipButton.tsx';
import { scrollMarginBelowHeader } from '../../kit/layout/scrollMargins.ts';
import { SecondaryText } from '../../kit/text/SecondaryText.tsx';

interface Props {
  readonly vm: MenuViewModel;
  readonly headingId: string;
  /** Id of the element after the list. */
  readonly nextId: string;
}

/** The open category's items or the search results. Renders after keystrokes, so typing stays fast. */
export const ItemPane = observer(function ItemPane(props: Props) {
  const wanted = useDeferredValue(props.vm.view.wanted);
  return <ShownItems {...props} wanted={wanted} />;
});

interface ShownProps extends Props {
  /** The search, or undefined for the open category. */
  readonly wanted: MenuLocation | undefined;
}

const ShownItems = observer(function ShownItems({ vm, wanted, headingId, nextId }: ShownProps) {
  const heading = useFocusAfterRemoval(vm);
  const { category } = vm.view;
  const found = wanted && vm.view.find(wanted);
  const listed = found ?? (category ? placed(category) : []);
  return (
    <Box
      component="section"
      aria-labelledby={headingId}
      sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'minmax(0, 1fr)' }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, minHeight: 44 }}>
        <Typography
          variant="h3"
          id={headingId}
          dir="auto"
          ref={heading}
          tabIndex={-1}
          sx={{ flex: '1 1 96px', overflowWrap: 'anywhere', ...scrollMarginBelowHeader }}
        >
          {found ? 'Search results' : (category?.name ?? 'Items')}
        </Typography>
        {found ? (
          <Button onClick={vm.view.clear}>Clear search</Button>
        ) : (
          category && <CategoryActions vm={vm} category={category} />
        )}
      </Box>
      <Box sx={{ display: 'flex', alignItems: 'center', columnGap: 2 }}>
        <SecondaryText role="status" dir="auto" sx={{ flex: 1, minWidth: 0 }}>
          {found ? `${itemCountText(found.length)} found` : category && factsOf(category)}
        </SecondaryText>
        {listed.length > 0 && <SelectAll vm={vm} count={listed.length} of={found ? undefined : category} />}
      </Box>
      {listed.length > 0 && <SkipButton to={nextId} label="Skip items" />}
      {listed.length > 0 ? (
        <Box sx={itemList}>
          <ItemList
            vm={vm}
            listed={listed}
            what={wanted ?? category?.id}
            category={found ? undefined : category}
            addedId={vm.added}
          />
        </Box>
      ) : (
        <Nothing vm={vm} isSearching={found !== undefined} />
      )}
    </Box>
  );
});

interface SelectAllProps extends Pick<Props, 'vm'> {
  /** Number of listed items. */
  readonly count: number;
  /** The category they are in. Absent for search results. */
  readonly of: Category | undefined;
}

/** Selects all listed items, or unselects them. Mixed while some are selected. */
const SelectAll = observer(function SelectAll({ vm, count, of: category }: SelectAllProps) {
  const { selectedInView } = vm;
  const isMixed = selectedInView > 0 && selectedInView < count;
  if (useReadOnly()) return null;
  return (
    <Box component="label" sx={selectAll}>
      <input
        type="checkbox"
        aria-label={category ? `Select all in ${category.name}` : 'Select all found'}
        checked={selectedInView === count}
        ref={(box) => {
          if (box) box.indeterminate = isMixed;
        }}
        onChange={() => vm.setAllSelected(selectedInView < count)}
      />
      <span aria-hidden>Select all</span>
    </Box>
  );
});

const selectAll = {
  flex: 'none',
  display: 'inline-flex',
  alignItems: 'center',
  gap: 1,
  minHeight: 44,
  typography: 'body2',
  cursor: 'pointer',
  '& input': checkbox,
} as const;

const CategoryActions = observer(function CategoryActions({
  vm,
  category,
}: Pick<Props, 'vm'> & { readonly category: Category }) {
  const categories = vm.menu?.categories ?? [];
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
          ...moveActions(categories.indexOf(category), categories.length, (to) =>
            vm.moveCategory(category, to),
          ),
          { label: 'Delete category', onChoose: () => vm.askRemoval(category.id) },
        ]}
      />
    </Box>
  );
});

const placed = (category: Category) => category.items.map((item) => ({ item, category }));

function factsOf({ description, isActive, items: all }: Category): string {
  const facts = [itemCountText(all.length), ...(isActive ? [] : ['hidden'])];
  return description ? `${facts.join(', ')}. ${description}` : facts.join(', ');
}

/** Replaces an empty list. */
const Nothing = observer(function Nothing({
  vm,
  isSearching,
}: Pick<Props, 'vm'> & { readonly isSearching: boolean }) {
  const readOnly = useReadOnly();
  const { category } = vm.view;
  return (
    <EmptyState
      drawing={<EmptyPlateDrawing />}
      text={nothingText(isSearching, category)}
      action={
        !readOnly &&
        !isSearching && (
          <Button
            variant="outlined"
            onClick={() => (category ? vm.openItem(category.id) : vm.openCategory())}
          >
            {category ? 'Add an item' : 'Add a category'}
          </Button>
        )
      }
    />
  );
});

function nothingText(isSearching: boolean, category: Category | undefined): string {
  if (isSearching) return 'No matching items';
  return category ? 'This category is empty.' : 'This menu is empty.';
}

/** Moves focus to the heading when the deleted item had it. */
function useFocusAfterRemoval({ removal }: MenuViewModel) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { removed } = removal;
  useEffect(() => {
    if (removed > 0) heading.current?.focus();
  }, [removed]);
  return heading;
}
