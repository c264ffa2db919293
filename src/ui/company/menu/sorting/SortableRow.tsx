import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { memo } from 'react';
import type { Item } from '#domain/menu/menu.ts';
import { useReadOnly } from '../../../kit/form/readOnly.ts';
import { DragHandle } from './DragHandle.tsx';
import { ItemRow } from '../items/ItemRow.tsx';
import type { MenuViewModel } from '../MenuViewModel.ts';
import { MoveButtons } from './MoveButtons.tsx';
import { useLift } from './useLift.ts';

interface Props {
  readonly vm: MenuViewModel;
  readonly item: Item;
  readonly categoryId: string;
  /** From 0. */
  readonly place: number;
  readonly count: number;
}

/** An item that can be moved in its category by handle or button. */
export const SortableRow = memo(function SortableRow({ vm, item, categoryId, place, count }: Props) {
  const readOnly = useReadOnly();
  const { setNodeRef, transform, transition, isDragging, ...handle } = useSortable({ id: item.id });
  const onMove = (to: number) => vm.moveItem(categoryId, item, to);
  const lift = useLift({ name: item.name, place, count, onMove, onTell: vm.announce });
  return (
    <div
      ref={setNodeRef}
      className={readOnly ? 'row' : 'row movable'}
      data-dragging={isDragging || lift.isLifted || undefined}
      style={{ transform: CSS.Translate.toString(transform), transition }}
    >
      {!readOnly && (
        <div className="mover">
          <MoveButtons name={item.name} place={place} count={count} onMove={onMove}>
            <DragHandle name={item.name} lift={lift} {...handle} />
          </MoveButtons>
        </div>
      )}
      <ItemRow vm={vm} item={item} categoryId={categoryId} />
    </div>
  );
});
