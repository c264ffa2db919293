import { observer } from 'mobx-react-lite';
import { memo, useCallback, useEffect, useRef } from 'react';
import type { Category, Item } from '#domain/menu/menu.ts';
import type { MenuSearchResult } from '#domain/menu/searchMenu.ts';
import { useReadOnly } from '../../../kit/form/readOnly.ts';
import { WindowedRows } from '../../../kit/WindowedRows.tsx';
import { useWindowedRows } from '../../../kit/useWindowedRows.ts';
import { daysText, dietaryText, priceWithDollarSign, menuText } from '../../../texts/menuText.ts';
import type { MenuViewModel } from '../MenuViewModel.ts';
import { ROW_HEIGHT } from '../paneStyles.ts';
import { moveActions, RowMenu, type RowAction } from '../RowMenu.tsx';
import { Sorting, useSortableRow } from '../sorting/Sorting.tsx';

interface Props {
  readonly vm: MenuViewModel;
  /** In their order. */
  readonly listed: readonly MenuSearchResult[];
  /** Changes when other things are listed, which are shown from the first on. */
  readonly what: unknown;
  /** The category whose items they are, to be moved in it; none for items of many categories. */
  readonly category: Category | undefined;
  /** The id of what was just added, which is shown and marked. */
  readonly addedId: string | undefined;
}

/** Items, which scroll with the page; only those near the window are in it. It stays while what it lists becomes other things. */
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
    // the person goes on there
    const row = list.current?.querySelector<HTMLElement>(`[data-index="${added}"]`);
    row?.scrollIntoView({ block: 'center', behavior: 'instant' });
    row?.focus({ preventScroll: true });
  }, [added]);
  const listing = (
    <ul ref={list}>
      <WindowedRows of={listed} as="li" rows={rows} rest={rest} keyOf={({ item }) => item.id}>
        {({ item, category: { id, name } }, index) => (
          <li
            ref={measure}
            className="place"
            data-index={index}
            data-added={index === added || undefined}
            tabIndex={-1}
            aria-setsize={count}
            aria-posinset={index + 1}
          >
            {category ? (
              <SortableItem vm={vm} item={item} categoryId={id} place={index} count={count} />
            ) : (
              <div className="row">
                <ItemRow vm={vm} item={item} categoryId={id} categoryName={name} />
              </div>
            )}
          </li>
        )}
      </WindowedRows>
    </ul>
  );
  return (
    <div role="group" aria-label={category ? `${category.name} items` : 'Items found'} {...focus}>
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
  /** From 0. */
  readonly place: number;
  readonly count: number;
}

/** An item that can be moved in its category, dragged by its handle or by its menu. */
const SortableItem = memo(function SortableItem({ vm, item, categoryId, place, count }: SortableProps) {
  const { row, handle } = useSortableRow(item.id);
  const moves = useCallback(
    () => moveActions(place, count, (to) => vm.moveItem(categoryId, item, to)),
    [vm, categoryId, item, place, count],
  );
  return (
    <div {...row} className={handle ? 'row movable' : 'row'}>
      {handle}
      <ItemRow vm={vm} item={item} categoryId={categoryId} moves={moves} />
    </div>
  );
});

interface RowProps extends Pick<Props, 'vm'> {
  readonly item: Item;
  readonly categoryId: string;
  /** Told where it is not clear from the place of the item. */
  readonly categoryName?: string;
  /** The ways to move it, where it can be moved. */
  readonly moves?: () => readonly RowAction[];
}

/** One item: what it is, what it costs, and a press to mark it as unavailable. Drawn again only when it changes. */
const ItemRow = observer(function ItemRow({ vm, item, categoryId, categoryName, moves }: RowProps) {
  const readOnly = useReadOnly();
  const { name, dietary, price, availability } = item;
  const { isAvailable } = availability;
  const days = daysText(availability.availableDays);
  return (
    <div className="item">
      <div className="title">
        <div className="name">{name}</div>
        {dietary.length > 0 && <DietaryMarks dietary={dietary} />}
      </div>
      <div className="also" data-days={days !== '' || undefined}>
        {besides(item, days, categoryName)}
      </div>
      <div className="price" data-none={price === 0 || undefined}>
        {priceWithDollarSign(price)}
      </div>
      <label className="switch" data-off={!isAvailable || undefined}>
        <input
          type="checkbox"
          role="switch"
          aria-label={`${name} available`}
          aria-busy={vm.availability.isSwitching(item.id)}
          checked={isAvailable}
          aria-checked={isAvailable}
          disabled={readOnly}
          onChange={() => vm.switchAvailability(categoryId, item)}
        />
        <span aria-hidden>{isAvailable ? 'Available' : 'Unavailable'}</span>
      </label>
      {!readOnly && (
        <RowMenu
          of={name}
          actions={() => [
            { label: 'Edit', onChoose: () => vm.openItem(categoryId, item) },
            ...(moves?.() ?? []),
            { label: 'Delete', onChoose: () => vm.askRemoval(categoryId, item) },
          ]}
        />
      )}
    </div>
  );
});

/** As many as there is room for, and how many more there are; all of them for who points at them or has them read out. */
function DietaryMarks({ dietary }: Pick<Item, 'dietary'>) {
  const marks = dietary.map(dietaryText);
  return (
    <ul className="marks" aria-label="Dietary" title={marks.join(', ')} data-rest={marks.length}>
      {marks.map((mark, index) => (
        <li key={dietary[index]?.type} data-rest={marks.length - 1 - index || undefined}>
          {mark}
        </li>
      ))}
    </ul>
  );
}

/** In one line what else is known of it: when it can be had and how callers call it come before what it is. */
const besides = ({ aliases, description }: Item, days: string, categoryName: string | undefined) =>
  [days, categoryName, aliases.length > 0 ? menuText.also(aliases) : '', description]
    .filter(Boolean)
    .join(' · ');
