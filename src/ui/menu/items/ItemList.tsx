import { clsx } from 'clsx';
import { memo, useCallback, useEffect, useRef, type KeyboardEvent } from 'react';
import type { Category, Item } from '#domain/menu/menu.ts';
import type { MenuSearchResult } from '#domain/menu/searchMenu.ts';
import boxes from '../../kit/layout/boxes.module.css';
import scrolling from '../../kit/layout/scrolling.module.css';
import { WindowedRows } from '../../kit/lists/WindowedRows.tsx';
import { useWindowedRows } from '../../kit/lists/useWindowedRows.ts';
import { sectionLinkTarget } from '../../navigation/linkedSection.ts';
import type { VisibleMenuPart } from '../VisibleMenuPart.ts';
import type { MenuViewModel } from '../MenuViewModel.ts';
import rowStyles from '../menuRows.module.css';
import { moveActions } from '../RowActions.tsx';
import { Sorting, useSortableRow } from '../sorting/Sorting.tsx';
import styles from './ItemList.module.css';
import { ItemRow } from './ItemRow.tsx';

/** Height of a row with its border, in pixels. The style sheet repeats it. */
const ROW_HEIGHT = 64;

interface Props {
  readonly vm: MenuViewModel;
  readonly listed: readonly MenuSearchResult[];
  /** Identifies the list's contents. A new value scrolls the list to its start. */
  readonly what: unknown;
  /** The category within which the user can move items. Undefined for search results. */
  readonly category: Category | undefined;
  /** The item to scroll to, focus, and highlight. */
  readonly landing: VisibleMenuPart['landing'];
}

/**
 * A list of items that renders only the visible rows and scrolls with the page. Stays mounted when its
 * contents change.
 */
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
    // moves focus to the row
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
                  // constant while the user types a search, so that rows don't re-render
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

/** Matches availability switches that are enabled. */
const SWITCH = '[role="switch"]:enabled';

const rowAt = (list: Element | null, index: number) =>
  list?.querySelector<HTMLElement>(`[data-index="${index}"]`);

/** Moves focus with arrow keys from an availability switch to the next or previous one. */
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

/** Empty, for search results, which can't be moved. A constant: a new array would re-render every row. */
const NOTHING: readonly Item[] = [];

interface ListedProps extends Pick<Props, 'vm'> {
  readonly item: Item;
  readonly categoryId: string;
  /** The category's name, for search results. */
  readonly categoryName: string | undefined;
  /** Zero-based position in the category. Undefined for search results, which can't be moved. */
  readonly place: number | undefined;
  readonly count: number | undefined;
  readonly isAdded: boolean;
}

/**
 * A row with an item. Within a category, the user can move the item with the row's handle or menu. The same
 * component renders search results, so that rows stay mounted.
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
