import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { memo } from 'react';
import type { Category } from '#domain/menu/menu.ts';
import { useReadOnly } from '../../kit/editor/readOnly.ts';
import { items } from '../../texts/menuText.ts';
import { DragHandle } from './DragHandle.tsx';
import type { MenuViewModel } from './MenuViewModel.ts';

interface Props {
  readonly vm: MenuViewModel;
  readonly category: Category;
  readonly isOpen: boolean;
}

/** One category, which opens at a press. */
export const CategoryRow = memo(function CategoryRow({ vm, category, isOpen }: Props) {
  const readOnly = useReadOnly();
  const { setNodeRef, transform, transition, isDragging, ...handle } = useSortable({ id: category.id });
  return (
    <li
      ref={setNodeRef}
      className="category"
      data-dragging={isDragging || undefined}
      style={{ transform: CSS.Translate.toString(transform), transition }}
    >
      {!readOnly && <DragHandle name={category.name} {...handle} />}
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
