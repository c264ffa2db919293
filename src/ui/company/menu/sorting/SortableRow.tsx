import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { memo, useCallback } from 'react';
import type { Item } from '#domain/menu/menu.ts';
import { useReadOnly } from '../../../kit/form/readOnly.ts';
import { DragHandle } from './DragHandle.tsx';
import { ItemRow } from '../items/ItemRow.tsx';
import type { MenuViewModel } from '../MenuViewModel.ts';
import { movesFrom } from './movesFrom.ts';

interface Props {
  readonly vm: MenuViewModel;
  readonly item: Item;
  readonly categoryId: string;
  /** From 0. */
  readonly place: number;
  readonly count: number;
}

/** An item that can be moved in its category, dragged by its handle or by its menu. */
export const SortableRow = memo(function SortableRow({ vm, item, categoryId, place, count }: Props) {
  const readOnly = useReadOnly();
  const { setNodeRef, transform, transition, isDragging, ...handle } = useSortable({ id: item.id });
  const moves = useCallback(
    () => movesFrom(place, count, (to) => vm.moveItem(categoryId, item, to)),
    [vm, categoryId, item, place, count],
  );
  return (
    <div
      ref={setNodeRef}
      className={readOnly ? 'row' : 'row movable'}
      data-dragging={isDragging || undefined}
      style={{ transform: CSS.Translate.toString(transform), transition }}
    >
      {!readOnly && <DragHandle {...handle} />}
      <ItemRow vm={vm} item={item} categoryId={categoryId} moves={moves} />
    </div>
  );
});
