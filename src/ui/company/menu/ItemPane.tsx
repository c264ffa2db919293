import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { observer } from 'mobx-react-lite';
import { useEffect, useId, useRef } from 'react';
import type { Category } from '#domain/menu/menu.ts';
import { EmptyPlate } from '../../art/drawings.tsx';
import { useReadOnly } from '../../kit/editor/readOnly.ts';
import { items } from '../../texts/menuText.ts';
import { CategoryActions } from './CategoryActions.tsx';
import { FoundItems } from './FoundItems.tsx';
import type { MenuViewModel } from './MenuViewModel.ts';
import { SortableItems } from './SortableItems.tsx';

interface Props {
  readonly vm: MenuViewModel;
}

/** The items of the open category, or those that were searched for. */
export const ItemPane = observer(function ItemPane({ vm }: Props) {
  const headingId = useId();
  const heading = useFocusAfterRemoval(vm);
  const { isSearching, category, found } = vm.view;
  const title = isSearching ? 'Search results' : (category?.name ?? 'Items');
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
          ref={heading}
          tabIndex={-1}
          sx={{ flex: '1 1 160px', overflowWrap: 'anywhere' }}
        >
          {title}
        </Typography>
        {isSearching ? (
          <Button onClick={vm.view.clear}>Clear search</Button>
        ) : (
          category && <CategoryActions vm={vm} category={category} />
        )}
      </Box>
      <Typography role="status" variant="body2" sx={{ color: 'text.secondary' }}>
        {isSearching ? `${items(found.length)} found` : category && factsOf(category)}
      </Typography>
      {isSearching && <FoundItems vm={vm} />}
      {!isSearching && category && category.items.length > 0 && <SortableItems vm={vm} category={category} />}
      <Nothing vm={vm} />
    </Box>
  );
});

function factsOf({ description, isActive, items: all }: Category): string {
  const facts = [items(all.length), ...(isActive ? [] : ['not in use'])];
  return description ? `${facts.join(', ')}. ${description}` : facts.join(', ');
}

/** In place of a list without rows. */
const Nothing = observer(function Nothing({ vm }: Props) {
  const readOnly = useReadOnly();
  const { isSearching, category, found } = vm.view;
  const count = isSearching ? found.length : (category?.items.length ?? 0);
  if (count > 0) return null;
  return (
    <Box sx={{ display: 'grid', justifyItems: 'center', gap: 1.5, py: 3, textAlign: 'center' }}>
      <EmptyPlate />
      <Typography>{nothingText(isSearching, category)}</Typography>
      {!readOnly && !isSearching && (
        <Button variant="outlined" onClick={() => (category ? vm.openItem(category.id) : vm.openCategory())}>
          {category ? 'Add an item' : 'Add a category'}
        </Button>
      )}
    </Box>
  );
});

function nothingText(isSearching: boolean, category: Category | undefined): string {
  if (isSearching) return 'Nothing on the menu matches.';
  return category ? 'There is nothing in this category yet.' : 'There is nothing on this menu yet.';
}

/** What had the focus is gone with what was removed: it goes to the heading, and the next Tab to what is left. */
function useFocusAfterRemoval({ removal }: MenuViewModel) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { removed } = removal;
  useEffect(() => {
    if (removed > 0) heading.current?.focus();
  }, [removed]);
  return heading;
}
