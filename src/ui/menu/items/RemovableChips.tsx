import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { useReadOnly } from '../../forms/readOnly.ts';

interface Props {
  readonly label: string;
  readonly chips: readonly {
    readonly id: string;
    readonly text: string;
    /** Describes the remove action for screen readers. */
    readonly removal: string;
  }[];
  readonly onRemove: (id: string) => void;
}

/**
 * Entered values as chips with remove buttons of touch size. After a removal, focus moves to the next chip,
 * or to the first field.
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
    <Box component="ul" ref={list} aria-label={label} sx={row}>
      {chips.map(({ id, text, removal }, place) => (
        <li key={id}>
          <Chip
            label={<bdi>{text}</bdi>}
            disabled={disabled}
            aria-label={removal}
            onClick={() => remove(id, place)}
            onDelete={() => remove(id, place)}
          />
        </li>
      ))}
    </Box>
  );
}

const row = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1,
  m: 0,
  mb: 1,
  p: 0,
  listStyle: 'none',
  '& .MuiChip-root': { height: 36, borderRadius: '18px' },
} as const;
