import DragIndicator from '@mui/icons-material/DragIndicator';
import type { useSortable } from '@dnd-kit/sortable';
import type { useLift } from './useLift.ts';

interface Props extends Pick<
  ReturnType<typeof useSortable>,
  'attributes' | 'listeners' | 'setActivatorNodeRef'
> {
  readonly name: string;
  readonly lift: ReturnType<typeof useLift>;
}

/** What a row is moved by: dragged by the pointer, lifted by the keyboard. */
export function DragHandle({ name, attributes, listeners, setActivatorNodeRef, lift }: Props) {
  return (
    <button
      type="button"
      className="icon handle"
      ref={setActivatorNodeRef}
      {...attributes}
      {...listeners}
      {...lift.handle}
      aria-pressed={lift.isLifted}
      aria-label={`Drag ${name}`}
    >
      <DragIndicator fontSize="small" />
    </button>
  );
}
