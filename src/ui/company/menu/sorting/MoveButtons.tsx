import South from '@mui/icons-material/South';
import North from '@mui/icons-material/North';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';

interface Props {
  readonly name: string;
  /** From 0. */
  readonly place: number;
  readonly count: number;
  /** @param to the new place, counted from 0 */
  readonly onMove: (to: number) => void;
  /** Between the two. */
  readonly children?: ReactNode;
}

/** One place up or down at a press; the focus stays on the button wherever its row goes. */
export function MoveButtons({ name, place, count, onMove, children }: Props) {
  const button = (label: string, Icon: typeof North, to: number) => (
    <button
      type="button"
      className="icon"
      aria-label={`${label}: ${name}`}
      aria-disabled={to < 0 || to >= count}
      onClick={({ currentTarget }) => {
        // a browser takes the focus from what is put elsewhere in the page
        flushSync(() => onMove(to));
        currentTarget.focus();
      }}
    >
      <Icon fontSize="small" />
    </button>
  );
  return (
    <>
      {button('Move up', North, place - 1)}
      {children}
      {button('Move down', South, place + 1)}
    </>
  );
}
