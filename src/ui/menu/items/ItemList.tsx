import { clsx } from 'clsx';
import { memo, useCallback, useEffect, useRef } from 'react';
import type { Category, Item } from '#domain/menu/menu.ts';
import type { MenuSearchResult } from '#domain/menu/searchMenu.ts';
import boxes from '../../kit/layout/boxes.module.css';
import scrolling from '../../kit/layout/scrolling.module.css';
import { WindowedRows } from '../../kit/lists/WindowedRows.tsx';
import { useWindowedRows } from '../../kit/lists/useWindowedRows.ts';
import type { MenuViewModel } from '../MenuViewModel.ts';
import rowStyles from '../menuRows.module.css';
import { moveActions } from '../RowMenu.tsx';
import { Sorting, useSortableRow } from '../sorting/Sorting.tsx';
import styles from './ItemList.module.css';
import { ItemRow } from './ItemRow.tsx';

/** In pixels, with the border between rows. The style sheet of rows has it too. */
const ROW_HEIGHT = 64;

interface Props {
  readonly vm: MenuViewModel;
  /** In order. */
  readonly listed: readonly MenuSearchResult[];
  /** Changes when another list is shown, which then starts at the top. */
  readonly what: unknown;
  /** The category within which items can be moved. Absent for search results. */
  readonly category: Category | undefined;
  /** Id of the item just added, which is scrolled to and highlighted. */
  readonly addedId: string | undefined;
}

/** A windowed list of items that scrolls with the page. Stays mounted when its contents change. */
export function ItemList({ vm, listed, what, category, addedId }: Props) {
  const list = useRef<HTMLUListElement>(null);
  const count = listed.length;
  const keyOf = useCallback((index: number) => listed[index]?.item.id ?? String(index), [listed]);
  const added = addedId === undefined ? -1 : listed.findIndex(({ item }) => item.id === addedId);
  const { rows, rest, measure, focus } = useWindowedRows(list, {
    count,
    height: ROW_HEIGHT,
    overscan: 2,
    keyOf,
    what,
    kept: added,
  });
  useEffect(() => {
    if (added < 0) return;
    // focus continues here
    const row = list.current?.querySelector<HTMLElement>(`[data-index="${added}"]`);
    row?.scrollIntoView({ block: 'center', behavior: 'instant' });
    row?.focus({ preventScroll: true });
  }, [added]);
  return (
    <div
      role="group"
      aria-label={category ? `${category.name} items` : 'Items found'}
      className={clsx(rowStyles.list, styles.list)}
      {...focus}
    >
      <Sorting
        things={category?.items ?? NOTHING}
        onMove={(item, to) => category && vm.moveItem(category.id, item, to)}
      >
        <ul ref={list} className={clsx(boxes.list, styles.items)}>
          <WindowedRows of={listed} as="li" rows={rows} rest={rest} keyOf={itemId}>
            {({ item, category: { id, name } }, index) => (
              <li
                ref={measure}
                className={clsx(styles.listItem, scrolling.belowHeader)}
                data-index={index}
                data-added={index === added || undefined}
                tabIndex={-1}
                aria-setsize={count}
                aria-posinset={index + 1}
              >
                <ListedItem
                  vm={vm}
                  item={item}
                  categoryId={id}
                  // only what stays the same while a search is typed
                  categoryName={category ? undefined : name}
                  place={category && index}
                  count={category && count}
                  isAdded={index === added}
                />
              </li>
            )}
          </WindowedRows>
        </ul>
      </Sorting>
    </div>
  );
}

const itemId = ({ item }: MenuSearchResult) => item.id;

/** What can be moved among search results. The same each time, because another list renders every row. */
const NOTHING: readonly Item[] = [];

interface ListedProps extends Pick<Props, 'vm'> {
  readonly item: Item;
  readonly categoryId: string;
  /** Shown in search results. */
  readonly categoryName: string | undefined;
  /** Zero-based position. Absent for search results, which can't be moved. */
  readonly place: number | undefined;
  readonly count: number | undefined;
  readonly isAdded: boolean;
}

/**
 * An item, which can be moved by its handle or its menu within its category. One component for both, so rows
 * that a search keeps stay in the page.
 */
const ListedItem = memo(function ListedItem({
  vm,
  item,
  categoryId,
  categoryName,
  place,
  count = 0,
  isAdded,
}: ListedProps) {
  const isMovable = place !== undefined;
  const { row, handle } = useSortableRow(item.id, isMovable);
  const moves = useCallback(
    () => moveActions(place ?? 0, count, (to) => vm.moveItem(categoryId, item, to)),
    [vm, categoryId, item, place, count],
  );
  return (
    <div {...row} className={clsx(styles.row, handle && styles.movable, isAdded && scrolling.arrival)}>
      {handle}
      <ItemRow
        vm={vm}
        item={item}
        categoryId={categoryId}
        categoryName={categoryName}
        moves={isMovable ? moves : undefined}
      />
    </div>
  );
});
