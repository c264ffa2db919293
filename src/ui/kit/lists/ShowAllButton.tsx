import Button from '@mui/material/Button';
import { listText } from '../../texts/listText.ts';
import styles from './ShowAllButton.module.css';
import type { Expansion } from './useExpandableList.ts';

interface Props {
  readonly expansion: Expansion;
  readonly count: number;
  /** Names the list for screen readers. */
  readonly label: string;
}

/** A button that expands a list to all rows, or collapses it to the first ones. */
export function ShowAllButton({ expansion, count, label }: Props) {
  const { isExpanded, isExpandable, buttonRef, toggle } = expansion;
  if (!isExpandable) return null;
  const text = isExpanded ? listText.fewer : listText.all(count);
  return (
    <Button
      ref={buttonRef}
      size="small"
      aria-label={`${text}: ${label}`}
      onClick={toggle}
      className={styles.button}
    >
      {text}
    </Button>
  );
}
