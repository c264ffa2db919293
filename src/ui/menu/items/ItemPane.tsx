import Button from '@mui/material/Button';
import { clsx } from 'clsx';
import { observer } from 'mobx-react-lite';
import { useDeferredValue, useEffect, useRef } from 'react';
import type { Category } from '#domain/menu/menu.ts';
import { EmptyPlateDrawing } from '../../art/drawings.tsx';
import { useReadOnly } from '../../forms/readOnly.ts';
import { EmptyState } from '../../kit/feedback/EmptyState.tsx';
import { itemCountText } from '../../texts/menuText.ts';
import { ItemList } from './ItemList.tsx';
import type { MenuLocation } from '../VisibleMenuPart.ts';
import type { MenuViewModel } from '../MenuViewModel.ts';
import rowStyles from '../menuRows.module.css';
import { moveActions, RowActions } from '../RowActions.tsx';
import { Cluster, Row } from '../../kit/layout/Row.tsx';
import scrolling from '../../kit/layout/scrolling.module.css';
import { Stack } from '../../kit/layout/Stack.tsx';
import { SkipButton } from '../../kit/lists/SkipButton.tsx';
import { Heading } from '../../kit/text/Heading.tsx';
import { SecondaryText } from '../../kit/text/SecondaryText.tsx';
import styles from './ItemPane.module.css';

interface Props {
  readonly vm: MenuViewModel;
  readonly headingId: string;
  /** Id of the element that gets focus when the user skips the list. */
  readonly nextId: string;
}

/**
 * The items of the open category, or the search results. Defers rendering after keystrokes in the search, so
 * that typing stays fast.
 */
export const ItemPane = observer(function ItemPane(props: Props) {
  const wanted = useDeferredValue(props.vm.view.wanted);
  return <ShownItems {...props} wanted={wanted} />;
});

interface ShownProps extends Props {
  /** The search. Undefined while a category is open. */
  readonly wanted: MenuLocation | undefined;
}

const ShownItems = observer(function ShownItems({ vm, wanted, headingId, nextId }: ShownProps) {
  const heading = useFocusAfterRemoval(vm);
  const { category } = vm.view;
  const found = wanted && vm.view.find(wanted);
  const listed = found ?? (category ? placed(category) : []);
  return (
    <Stack as="section" gap={8} aria-labelledby={headingId}>
      <Cluster className={styles.head}>
        <Heading
          level={3}
          id={headingId}
          dir="auto"
          ref={heading}
          tabIndex={-1}
          className={clsx(styles.title, scrolling.belowHeader)}
        >
          {found ? 'Search results' : (category?.name ?? 'Items')}
        </Heading>
        {found ? (
          <Button onClick={vm.view.clear}>Clear search</Button>
        ) : (
          category && <CategoryActions vm={vm} category={category} />
        )}
      </Cluster>
      <Row gap={16}>
        <SecondaryText role="status" dir="auto" className={styles.facts}>
          {found ? `${itemCountText(found.length)} found` : category && factsOf(category)}
        </SecondaryText>
        {listed.length > 0 && <SelectAll vm={vm} count={listed.length} of={found ? undefined : category} />}
      </Row>
      {listed.length > 0 && <SkipButton to={nextId} label="Skip items" />}
      {listed.length > 0 ? (
        <ItemList
          vm={vm}
          listed={listed}
          what={wanted ?? category?.id}
          category={found ? undefined : category}
          landing={vm.landing}
        />
      ) : (
        <Nothing vm={vm} isSearching={found !== undefined} />
      )}
    </Stack>
  );
});

interface SelectAllProps extends Pick<Props, 'vm'> {
  readonly count: number;
  /** The category of the items. Undefined for search results. */
  readonly of: Category | undefined;
}

/** A checkbox that selects or unselects all listed items. Mixed if only some are selected. */
const SelectAll = observer(function SelectAll({ vm, count, of: category }: SelectAllProps) {
  const { selectedInView } = vm;
  const isMixed = selectedInView > 0 && selectedInView < count;
  if (useReadOnly()) return null;
  return (
    <label className={styles.selectAll}>
      <input
        type="checkbox"
        className={rowStyles.checkbox}
        aria-label={category ? `Select all in ${category.name}` : 'Select all items found'}
        checked={selectedInView === count}
        ref={(box) => {
          if (box) box.indeterminate = isMixed;
        }}
        onChange={() => vm.setAllSelected(selectedInView < count)}
      />
      <span aria-hidden>Select all</span>
    </label>
  );
});

const CategoryActions = observer(function CategoryActions({
  vm,
  category,
}: Pick<Props, 'vm'> & { readonly category: Category }) {
  const categories = vm.menu?.categories ?? [];
  if (useReadOnly()) return null;
  return (
    <Row>
      <Button
        variant="contained"
        aria-keyshortcuts="n"
        onClick={() => vm.openItem(category.id)}
        className={styles.new}
      >
        New item
      </Button>
      <RowActions
        of={`category ${category.name}`}
        actions={() => [
          { label: 'Edit category', onChoose: () => vm.openCategory(category) },
          ...moveActions(categories.indexOf(category), categories.length, (to) =>
            vm.moveCategory(category, to),
          ),
          { label: 'Delete category', onChoose: () => vm.askRemoval(category.id) },
        ]}
      />
    </Row>
  );
});

const placed = (category: Category) => category.items.map((item) => ({ item, category }));

function factsOf({ description, isActive, items: all }: Category): string {
  const facts = [itemCountText(all.length), ...(isActive ? [] : ['hidden'])];
  return description ? `${facts.join(', ')}. ${description}` : facts.join(', ');
}

/** The message in place of an empty list. */
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

/** Moves focus to the heading after a deletion if the deleted row had focus. */
function useFocusAfterRemoval({ removal }: MenuViewModel) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { removed } = removal;
  const known = useRef(removed);
  useEffect(() => {
    if (removed > known.current) heading.current?.focus();
    known.current = removed;
  }, [removed]);
  return heading;
}
