import { memo, useEffect, useRef } from 'react';
import type { Category } from '#domain/menu/menu.ts';
import { items } from '../../../texts/menuText.ts';
import { useSortableRow } from '../sorting/Sorting.tsx';

interface Props {
  readonly category: Category;
  readonly isOpen: boolean;
  /** It was added just now. */
  readonly isAdded: boolean;
  readonly onOpen: (id: string) => void;
}

/** One category, which opens at a press. */
export const CategoryRow = memo(function CategoryRow({ category, isOpen, isAdded, onOpen }: Props) {
  const { row, handle } = useSortableRow(category.id);
  const opener = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!isAdded) return;
    opener.current?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    opener.current?.focus({ preventScroll: true });
  }, [isAdded]);
  return (
    <li {...row} className="category" data-added={isAdded || undefined}>
      {handle}
      <button
        type="button"
        className="open"
        ref={opener}
        aria-current={isOpen || undefined}
        onClick={() => onOpen(category.id)}
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
