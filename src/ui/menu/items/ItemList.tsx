import { observer } from 'mobx-react-lite';
import { memo, useCallback, useEffect, useRef } from 'react';
import type { Category, Item } from '#domain/menu/menu.ts';
import type { MenuSearchResult } from '#domain/menu/searchMenu.ts';
import { PendingChangesViewModel } from '../../deployments/PendingChangesViewModel.ts';
import { useReadOnly } from '../../forms/readOnly.ts';
import { WindowedRows } from '../../kit/lists/WindowedRows.tsx';
import { useSharedViewModel } from '../../kit/state/useViewModel.ts';
import { useWindowedRows } from '../../kit/lists/useWindowedRows.ts';
import { deployOfferText } from '../../texts/deploymentText.ts';
import { daysText, dietaryText, priceWithDollarSign, menuText } from '../../texts/menuText.ts';
import type { MenuViewModel } from '../MenuViewModel.ts';
import { ROW_HEIGHT } from '../paneStyles.ts';
import { moveActions, RowMenu, type RowAction } from '../RowMenu.tsx';
import { Thumbnail } from './Thumbnail.tsx';
import { Sorting, useSortableRow } from '../sorting/Sorting.tsx';

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
    <ul ref={list}>
      <WindowedRows of={listed} as="li" rows={rows} rest={rest} keyOf={({ item }) => item.id}>
        {({ item, category: { id, name } }, index) => (
          <li
            ref={measure}
            className="list-item"
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
  /** Zero-based position. */
  readonly place: number;
  readonly count: number;
}

/** An item that can be moved by its handle or its menu. */
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
  /** Shown in search results. */
  readonly categoryName?: string;
  readonly moves?: () => readonly RowAction[];
}

/** An item row with name, price, and availability switch. Renders only when its item changes. */
const ItemRow = observer(function ItemRow({ vm, item, categoryId, categoryName, moves }: RowProps) {
  const readOnly = useReadOnly();
  const { name, dietary, price, availability } = item;
  const { isAvailable } = availability;
  const days = daysText(availability.availableDays);
  const nameText = (
    <span className="name" dir="auto">
      {name}
    </span>
  );
  return (
    <>
      <SelectableThumbnail vm={vm} item={item} />
      <div className="item">
        <div className="title">
          {readOnly ? (
            nameText
          ) : (
            <button
              type="button"
              className="edit"
              aria-haspopup="dialog"
              onClick={() => vm.openItem(categoryId, item)}
            >
              {nameText}
            </button>
          )}
          {dietary.length > 0 && <DietaryMarks dietary={dietary} />}
        </div>
        <DetailsLine item={item} days={days} categoryName={categoryName} />
        <div className="price" data-unpriced={price === 0 || undefined}>
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
    </>
  );
});

/** An item's image with a checkbox that selects the item. With Shift, selects a range. */
const SelectableThumbnail = observer(function SelectableThumbnail({
  vm,
  item,
}: Pick<RowProps, 'vm' | 'item'>) {
  const image = <Thumbnail name={item.name} imageUrl={item.imageUrl} broken={vm.view.brokenImages} />;
  if (useReadOnly()) return <span className="selector">{image}</span>;
  return (
    <label className="selector">
      <input
        type="checkbox"
        aria-label={`Select ${item.name}`}
        checked={vm.selection.has(item.id)}
        onChange={({ nativeEvent }) =>
          vm.toggleSelected(item.id, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
        }
      />
      {image}
    </label>
  );
});

interface DetailsLineProps {
  readonly item: Item;
  readonly days: string;
  readonly categoryName: string | undefined;
}

/** One line: "Not live yet" if it applies, then the details. */
const DetailsLine = observer(function DetailsLine({ item, days, categoryName }: DetailsLineProps) {
  const isLive = !useSharedViewModel(PendingChangesViewModel).notLiveItems.has(item.id);
  const details = detailsText(item, days, categoryName);
  return (
    <div className="details" dir="auto" data-important={days !== '' || !isLive || undefined}>
      {!isLive && <span className="not-live">{deployOfferText.mark}</span>}
      {details && <span>{isLive ? details : ` · ${details}`}</span>}
    </div>
  );
});

/** As many marks as fit, with the number of others; all of them on hover and for screen readers. */
function DietaryMarks({ dietary }: Pick<Item, 'dietary'>) {
  const marks = dietary.map(dietaryText);
  return (
    <ul className="marks" aria-label="Dietary" title={marks.join(', ')} data-rest={marks.length}>
      {marks.map((mark, index) => (
        <li key={dietary[index]?.type} dir="auto" data-rest={marks.length - 1 - index || undefined}>
          {mark}
        </li>
      ))}
    </ul>
  );
}

/** One line of details: days and aliases come before the description. */
const detailsText = ({ aliases, description }: Item, days: string, categoryName: string | undefined) =>
  [days, categoryName, aliases.length > 0 ? menuText.also(aliases) : '', description]
    .filter(Boolean)
    .join(' · ');
