import DragIndicator from '@mui/icons-material/DragIndicator';
import type { useSortable } from '@dnd-kit/sortable';

type Props = Pick<ReturnType<typeof useSortable>, 'listeners' | 'setActivatorNodeRef'>;

/** What a row is dragged by. Whoever has no pointer moves it by its menu, so that nobody has to pass two ways in each row. */
export function DragHandle({ listeners, setActivatorNodeRef }: Props) {
  return (
    <span aria-hidden className="icon handle" title="Drag to move" ref={setActivatorNodeRef} {...listeners}>
      <DragIndicator fontSize="small" />
    </span>
  );
}
