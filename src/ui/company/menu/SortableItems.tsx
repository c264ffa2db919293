import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import Box from '@mui/material/Box';
import { memo, useCallback, type Ref } from 'react';
import type { Category, Item } from '#domain/menu/menu.ts';
import { useReadOnly } from '../../kit/editor/readOnly.ts';
import { DragHandle } from './DragHandle.tsx';
import { ItemRow } from './ItemRow.tsx';
import type { MenuViewModel } from './MenuViewModel.ts';
import { MoveButtons } from './MoveButtons.tsx';
import { itemList } from './paneStyles.ts';
import { Sorting } from './Sorting.tsx';
import { useItemWindow } from './useItemWindow.ts';

interface Props {
  readonly vm: MenuViewModel;
  readonly category: Category;
}

/** The items of one category in their order, to be moved by handle or button. */
export function SortableItems({ vm, category: { id: categoryId, name, items } }: Props) {
  const keyOf = useCallback((index: number) => items[index]?.id ?? String(index), [items]);
  const { frame, rows, measure, height } = useItemWindow(items.length, keyOf);
  const move = (id: string, to: number) => {
    const item = items.find((one) => one.id === id);
    if (item) vm.moveItem(categoryId, item, to);
  };
  return (
    <Box {...frame} key={categoryId} role="group" aria-label={`Items of ${name}`} sx={itemList}>
      <Sorting things={items} onMove={move}>
        <ul style={{ height }}>
          {rows.map(({ index, key, start }) => {
            const item = items[index];
            return (
              item && (
                <SortableRow
                  key={key}
                  ref={measure}
                  vm={vm}
                  item={item}
                  categoryId={categoryId}
                  place={index}
                  count={items.length}
                  start={start}
                />
              )
            );
          })}
        </ul>
      </Sorting>
    </Box>
  );
}

interface RowProps {
  readonly ref: Ref<HTMLLIElement>;
  readonly vm: MenuViewModel;
  readonly item: Item;
  readonly categoryId: string;
  readonly place: number;
  readonly count: number;
  readonly start: number;
}

const SortableRow = memo(function SortableRow({ ref, vm, item, categoryId, place, count, start }: RowProps) {
  const readOnly = useReadOnly();
  const { setNodeRef, transform, transition, isDragging, ...handle } = useSortable({ id: item.id });
  return (
    <li
      ref={ref}
      className="place"
      data-index={place}
      aria-setsize={count}
      aria-posinset={place + 1}
      style={{ transform: `translateY(${start}px)` }}
    >
      <div
        ref={setNodeRef}
        className="row"
        data-dragging={isDragging || undefined}
        style={{ transform: CSS.Translate.toString(transform), transition }}
      >
        {!readOnly && (
          <div className="mover">
            <MoveButtons
              name={item.name}
              place={place}
              count={count}
              onMove={(to) => vm.moveItem(categoryId, item, to)}
            >
              <DragHandle name={item.name} {...handle} />
            </MoveButtons>
          </div>
        )}
        <ItemRow vm={vm} item={item} categoryId={categoryId} />
      </div>
    </li>
  );
});
