import { useState, type ReactNode, type SyntheticEvent } from 'react';
import { createPortal } from 'react-dom';
import styles from './Tooltip.module.css';

interface Props {
  readonly text: string;
  /** The element that triggers the tooltip. */
  readonly children: ReactNode;
}

interface Place {
  readonly left: number;
  readonly bottom: number;
}

/**
 * Shows truncated text in full on hover and focus. Escape closes the tooltip. MUI's Tooltip would add 10.7
 * kB to every console page and exceed the dashboard's budget.
 */
export function Tooltip({ text, children }: Props) {
  const [place, setPlace] = useState<Place>();
  const show = ({ currentTarget }: SyntheticEvent<HTMLElement>) => {
    const { left, top } = currentTarget.getBoundingClientRect();
    setPlace({ left, bottom: innerHeight - top });
  };
  const hide = () => setPlace(undefined);
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the element in it has a role
    <div
      onMouseEnter={show}
      onMouseLeave={hide}
      onFocus={show}
      onBlur={hide}
      onKeyDown={({ key }) => {
        if (key === 'Escape') hide();
      }}
    >
      {children}
      {place &&
        createPortal(
          <div role="tooltip" className={styles.bubble} style={place}>
            {text}
          </div>,
          document.body,
        )}
    </div>
  );
}
