import Chip from '@mui/material/Chip';
import { clsx } from 'clsx';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { useReadOnly } from '../../forms/readOnly.ts';
import boxes from '../../kit/layout/boxes.module.css';
import styles from './RemovableChips.module.css';

interface Props {
  readonly label: string;
  readonly chips: readonly {
    readonly id: string;
    readonly text: string;
    /** Label of the remove buttons for screen readers. */
    readonly removal: string;
  }[];
  readonly onRemove: (id: string) => void;
}

/**
 * Entered values as chips, each with a remove button. After a removal, focus moves to the next chip, or to
 * the first field.
 */
export function RemovableChips({ label, chips, onRemove }: Props) {
  const disabled = useReadOnly();
  const list = useRef<HTMLUListElement>(null);
  const remove = (id: string, place: number) => {
    const around = list.current?.parentElement;
    flushSync(() => onRemove(id));
    const left = list.current?.querySelectorAll<HTMLElement>('[role="button"]') ?? [];
    const next = left[Math.min(place, left.length - 1)];
    (next ?? around?.querySelector<HTMLElement>('select, input'))?.focus();
  };
  if (chips.length === 0) return null;
  return (
    <ul ref={list} aria-label={label} className={clsx(boxes.list, styles.chips)}>
      {chips.map(({ id, text, removal }, place) => (
        <li key={id}>
          <Chip
            className={styles.chip}
            label={<bdi>{text}</bdi>}
            disabled={disabled}
            aria-label={removal}
            onClick={() => remove(id, place)}
            onDelete={() => remove(id, place)}
          />
        </li>
      ))}
    </ul>
  );
}
