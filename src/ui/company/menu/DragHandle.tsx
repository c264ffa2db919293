import type { useSortable } from '@dnd-kit/sortable';
import { Icon } from './Icon.tsx';

interface Props extends Pick<
  ReturnType<typeof useSortable>,
  'attributes' | 'listeners' | 'setActivatorNodeRef'
> {
  readonly name: string;
}

/** What a row is moved by. */
export function DragHandle({ name, attributes, listeners, setActivatorNodeRef }: Props) {
  return (
    <button
      type="button"
      className="icon handle"
      ref={setActivatorNodeRef}
      {...attributes}
      {...listeners}
      aria-label={`Drag ${name}`}
    >
      <Icon name="drag" />
    </button>
  );
}
