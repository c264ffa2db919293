import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
  type Announcements,
  type DragEndEvent,
  type Modifier,
  type UniqueIdentifier,
} from '@dnd-kit/core';
import { SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { useState, type ReactNode } from 'react';

interface Props {
  /** In their order. */
  readonly things: readonly { readonly id: string; readonly name: string }[];
  /** @param to the new place, counted from 0 */
  readonly onMove: (id: string, to: number) => void;
  readonly children: ReactNode;
}

/** A list whose rows can be moved by their handles, with the pointer or the keyboard. */
export function Sorting({ things, onMove, children }: Props) {
  const sensors = useSensors(useSensor(PointerSensor), useSensor(KeyboardSensor, KEYS));
  const ids = useIds(things);
  const drop = ({ active, over }: DragEndEvent) => {
    if (over && over.id !== active.id) onMove(String(active.id), ids.indexOf(String(over.id)));
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      modifiers={upAndDown}
      onDragEnd={drop}
      accessibility={{ announcements: announcements(things), screenReaderInstructions: { draggable: HOW } }}
    >
      <SortableContext items={ids} strategy={verticalListSortingStrategy}>
        {children}
      </SortableContext>
    </DndContext>
  );
}

/** The same list for as long as the ids are the same: with each other one, every row is drawn again. */
function useIds(things: Props['things']): string[] {
  const [ids, setIds] = useState(() => idsOf(things));
  const isSame = ids.length === things.length && things.every(({ id }, place) => id === ids[place]);
  if (isSame) return ids;
  const next = idsOf(things);
  setIds(next);
  return next;
}

const idsOf = (things: Props['things']) => things.map(({ id }) => id);

// one object for good: with each other one, every row is drawn again
const KEYS = { coordinateGetter: sortableKeyboardCoordinates };

const HOW =
  'To move it, press Space or Enter, then the up and down arrows, then Space or Enter to drop it. Escape puts it back.';

const upAndDown: Modifier[] = [({ transform }) => ({ ...transform, x: 0 })];

function announcements(things: Props['things']): Announcements {
  const nameOf = (id: UniqueIdentifier) => things.find((thing) => thing.id === id)?.name ?? '';
  const placeOf = (id: UniqueIdentifier) =>
    `position ${things.findIndex((thing) => thing.id === id) + 1} of ${things.length}`;
  return {
    onDragStart: ({ active }) => `Picked up ${nameOf(active.id)}, ${placeOf(active.id)}`,
    onDragOver: ({ active, over }) => (over ? `${nameOf(active.id)}, ${placeOf(over.id)}` : undefined),
    onDragEnd: ({ active, over }) => `Dropped ${nameOf(active.id)}, ${placeOf((over ?? active).id)}`,
    onDragCancel: ({ active }) => `${nameOf(active.id)} is back at ${placeOf(active.id)}`,
  };
}
