import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { memo } from 'react';
import type { Category } from '#domain/menu/menu.ts';
import { useReadOnly } from '../../../kit/form/readOnly.ts';
import { items } from '../../../texts/menuText.ts';
import { DragHandle } from '../sorting/DragHandle.tsx';
import type { MenuViewModel } from '../MenuViewModel.ts';
import { useLift } from '../sorting/useLift.ts';

interface Props {
  readonly vm: MenuViewModel;
  readonly category: Category;
  /** From 0. */
  readonly place: number;
  readonly count: number;
  readonly isOpen: boolean;
}

/** One category, which opens at a press. */
export const CategoryRow = memo(function CategoryRow({ vm, category, place, count, isOpen }: Props) {
  const readOnly = useReadOnly();
  const { setNodeRef, transform, transition, isDragging, ...handle } = useSortable({ id: category.id });
  const onMove = (to: number) => vm.moveCategory(category, to);
  const lift = useLift({ name: category.name, place, count, onMove, onTell: vm.announce });
  return (
    <li
      ref={setNodeRef}
      className="category"
      data-dragging={isDragging || lift.isLifted || undefined}
      style={{ transform: CSS.Translate.toString(transform), transition }}
    >
      {!readOnly && <DragHandle name={category.name} lift={lift} {...handle} />}
      <button
        type="button"
        className="open"
        aria-current={isOpen || undefined}
        onClick={() => vm.view.open(category.id)}
      >
        <span className="name">{category.name}</span>
        <span className="note">
          {items(category.items.length)}
          {!category.isActive && ', not in use'}
        </span>
      </button>
    </li>
  );
});
