import clsx from 'clsx';
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
  const listing = (
    <ul ref={list} className={clsx(boxes.list, styles.items)}>
      <WindowedRows of={listed} as="li" rows={rows} rest={rest} keyOf={({ item }) => item.id}>
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
            {category ? (
              <SortableItem
                vm={vm}
                item={item}
                categoryId={id}
                place={index}
                count={count}
                isAdded={index === added}
              />
            ) : (
              <div className={clsx(styles.row, index === added && scrolling.arrival)}>
                <ItemRow vm={vm} item={item} categoryId={id} categoryName={name} />
              </div>
            )}
          </li>
        )}
      </WindowedRows>
    </ul>
  );
  return (
    <div
      role="group"
      aria-label={category ? `${category.name} items` : 'Items found'}
      className={clsx(rowStyles.list, styles.list)}
      {...focus}
    >
      {category ? (
        <Sorting things={category.items} onMove={(item, to) => vm.moveItem(category.id, item, to)}>
          {listing}
        </Sorting>
      ) : (
        listing
      )}
    </div>
  );
}

interface SortableProps extends Pick<Props, 'vm'> {
  readonly item: Item;
  readonly categoryId: string;
  /** Zero-based position. */
  readonly place: number;
  readonly count: number;
  readonly isAdded: boolean;
}

/** An item that can be moved by its handle or its menu. */
const SortableItem = memo(function SortableItem({
  vm,
  item,
  categoryId,
  place,
  count,
  isAdded,
}: SortableProps) {
  const { row, handle } = useSortableRow(item.id);
  const moves = useCallback(
    () => moveActions(place, count, (to) => vm.moveItem(categoryId, item, to)),
    [vm, categoryId, item, place, count],
  );
  return (
    <div {...row} className={clsx(styles.row, handle && styles.movable, isAdded && scrolling.arrival)}>
      {handle}
      <ItemRow vm={vm} item={item} categoryId={categoryId} moves={moves} />
    </div>
  );
});
