import Button from '@mui/material/Button';
import { listText } from '../texts/listText.ts';
import type { ShowAll } from './useShowAll.ts';

interface Props {
  readonly of: ShowAll;
  readonly count: number;
  /** The list, for screen readers. */
  readonly label: string;
}

/** Below a long list: shows all rows, or the first ones again. */
export function ShowAllButton({ of: { isWhole, isLong, button, toggle }, count, label }: Props) {
  if (!isLong) return null;
  const text = isWhole ? listText.fewer : listText.all(count);
  return (
    <Button ref={button} size="small" aria-label={`${text}: ${label}`} onClick={toggle} sx={besideRows}>
      {text}
    </Button>
  );
}

const besideRows = { justifySelf: 'start', minHeight: { xs: 44, md: 36 }, mt: 0.5, ml: -1.25 } as const;
