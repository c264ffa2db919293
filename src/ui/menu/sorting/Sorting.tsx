import DragIndicator from '@mui/icons-material/DragIndicator';
import {
  closestCenter,
  DndContext,
  PointerSensor,
  useSensor,
  useSensors,
  type Active,
  type Announcements,
  type DragEndEvent,
  type Modifier,
  type Over,
  type UniqueIdentifier,
} from '@dnd-kit/core';
import { SortableContext, useSortable, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { clsx } from 'clsx';
import { useState, type ReactNode } from 'react';
import { useReadOnly } from '../../forms/readOnly.ts';
import { moveAnnouncementText } from '../../texts/menuText.ts';
import rowStyles from '../menuRows.module.css';
import styles from './Sorting.module.css';

type Things = readonly { readonly id: string; readonly name: string }[];

interface Props<All extends Things> {
  readonly things: All;
  /** @param to the new zero-based position */
  readonly onMove: (thing: All[number], to: number) => void;
  readonly children: ReactNode;
}

/** A list whose rows can be dragged by a handle. */
export function Sorting<All extends Things>({ things, onMove, children }: Props<All>) {
  const sensors = useSensors(useSensor(PointerSensor));
  const ids = useIds(things);
  const drop = ({ active, over }: DragEndEvent) => {
    const thing = things.find(({ id }) => id === active.id);
    if (thing && over && over.id !== active.id) onMove(thing, ids.indexOf(String(over.id)));
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      modifiers={upAndDown}
      onDragEnd={drop}
      accessibility={{ announcements: announcements(things), screenReaderInstructions: NONE }}
    >
      <SortableContext items={ids} strategy={verticalListSortingStrategy}>
        {children}
      </SortableContext>
    </DndContext>
  );
}

/**
 * Makes an element a draggable row of {@link Sorting}, unless read-only. Handles are not tab stops, because
 * keyboard users move rows with the row's menu.
 * @param isMovable whether the row can currently be dragged
 */
export function useSortableRow(id: string, isMovable = true) {
  const readOnly = useReadOnly();
  const { setNodeRef, setActivatorNodeRef, listeners, transform, transition, isDragging } = useSortable({
    id,
    disabled: !isMovable,
  });
  const row = {
    ref: setNodeRef,
    'data-dragging': isDragging || undefined,
    style: { transform: CSS.Translate.toString(transform), transition },
  };
  const handle = isMovable && !readOnly && (
    <span
      aria-hidden
      className={clsx(rowStyles.icon, styles.handle)}
      title="Drag to move"
      ref={setActivatorNodeRef}
      {...listeners}
    >
      <DragIndicator fontSize="small" />
    </span>
  );
  return { row, handle };
}

/** Returns the same array as long as the ids are equal, because a new array re-renders every row. */
function useIds(things: Things): string[] {
  const [ids, setIds] = useState(() => idsOf(things));
  const isSame = ids.length === things.length && things.every(({ id }, place) => id === ids[place]);
  if (isSame) return ids;
  const next = idsOf(things);
  setIds(next);
  return next;
}

const idsOf = (things: Things) => things.map(({ id }) => id);

/** Turns off drag instructions for screen readers, whose users move rows with the row's menu. */
const NONE = { draggable: '' };

const upAndDown: Modifier[] = [({ transform }) => ({ ...transform, x: 0 })];

type Saying = (name: string, place: number, count: number) => string;

function announcements(things: Things): Announcements {
  const placeOf = ({ id }: { readonly id: UniqueIdentifier }) => things.findIndex((thing) => thing.id === id);
  const tell = (saying: Saying, active: Active, over: Over | null = null) =>
    saying(things[placeOf(active)]?.name ?? '', placeOf(over ?? active), things.length);
  return {
    onDragStart: ({ active }) => tell(moveAnnouncementText.pickedUp, active),
    onDragOver: ({ active, over }) => (over ? tell(moveAnnouncementText.moved, active, over) : undefined),
    onDragEnd: ({ active, over }) => tell(moveAnnouncementText.dropped, active, over),
    onDragCancel: ({ active }) => tell(moveAnnouncementText.back, active),
  };
}
