import { clsx } from 'clsx';
import { memo, useCallback, useEffect, useRef, type KeyboardEvent } from 'react';
import type { Category, Item } from '#domain/menu/menu.ts';
import type { MenuSearchResult } from '#domain/menu/searchMenu.ts';
import boxes from '../../kit/layout/boxes.module.css';
import scrolling from '../../kit/layout/scrolling.module.css';
import { WindowedRows } from '../../kit/lists/WindowedRows.tsx';
import { useWindowedRows } from '../../kit/lists/useWindowedRows.ts';
import { sectionLinkTarget } from '../../navigation/linkedSection.ts';
import type { MenuView } from '../MenuView.ts';
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
  /** The item that is scrolled to, focused, and highlighted. */
  readonly landing: MenuView['landing'];
}

/** A windowed list of items that scrolls with the page. Stays mounted when its contents change. */
export function ItemList({ vm, listed, what, category, landing }: Props) {
  const list = useRef<HTMLUListElement>(null);
  const count = listed.length;
  const keyOf = useCallback((index: number) => listed[index]?.item.id ?? String(index), [listed]);
  const landed = landing ? listed.findIndex(({ item }) => item.id === landing.id) : -1;
  const { rows, rest, measure, focus } = useWindowedRows(list, {
    count,
    height: ROW_HEIGHT,
    overscan: 2,
    keyOf,
    what,
    kept: landed,
  });
  useEffect(() => {
    if (landed < 0) return;
    // focus continues here
    const row = rowAt(list.current, landed);
    const place = (landing?.on === 'switch' && row?.querySelector<HTMLElement>(SWITCH)) || row;
    row?.scrollIntoView({ block: landing?.on === 'switch' ? 'nearest' : 'center', behavior: 'instant' });
    place?.focus({ preventScroll: true });
  }, [landing, landed]);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys of the switches in here
    <div
      role="group"
      aria-label={category ? `${category.name} items` : 'Items found'}
      className={clsx(rowStyles.list, styles.list)}
      {...focus}
      onKeyDown={moveToNextSwitch}
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
                data-added={index === landed || undefined}
                {...(index === landed && sectionLinkTarget)}
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
                  isAdded={index === landed}
                />
              </li>
            )}
          </WindowedRows>
        </ul>
      </Sorting>
    </div>
  );
}

/** An availability switch that can be used. */
const SWITCH = '[role="switch"]:enabled';

const rowAt = (list: Element | null, index: number) =>
  list?.querySelector<HTMLElement>(`[data-index="${index}"]`);

/** Arrow keys move from an availability switch to that of the next or previous item. */
function moveToNextSwitch(event: KeyboardEvent<HTMLElement>): void {
  const { target, currentTarget, key } = event;
  const step = { ArrowDown: 1, ArrowUp: -1 }[key];
  if (step === undefined || !(target instanceof Element) || !target.matches(SWITCH)) return;
  event.preventDefault();
  const index = Number(target.closest('[data-index]')?.getAttribute('data-index'));
  rowAt(currentTarget, index + step)
    ?.querySelector<HTMLElement>(SWITCH)
    ?.focus();
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
