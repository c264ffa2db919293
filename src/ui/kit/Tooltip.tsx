import Box from '@mui/material/Box';
import { useState, type ReactNode, type SyntheticEvent } from 'react';
import { createPortal } from 'react-dom';

interface Props {
  readonly text: string;
  /** What takes the pointer or the focus. */
  readonly children: ReactNode;
}

interface Place {
  readonly left: number;
  readonly bottom: number;
}

/**
 * The whole of a text that is cut short for the eye alone, above it while the pointer or the focus is on it; Escape puts it
 * away. By hand, as the library's Tooltip adds 10.7 kB to every page of the console and takes the dashboard over its budget.
 */
export function Tooltip({ text, children }: Props) {
  const [place, setPlace] = useState<Place>();
  const show = ({ currentTarget }: SyntheticEvent<HTMLElement>) => {
    const { left, top } = currentTarget.getBoundingClientRect();
    setPlace({ left, bottom: innerHeight - top });
  };
  const hide = () => setPlace(undefined);
  return (
    <Box
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
          <Box role="tooltip" sx={bubble} style={place}>
            {text}
          </Box>,
          document.body,
        )}
    </Box>
  );
}

const bubble = {
  position: 'fixed',
  zIndex: 'tooltip',
  maxWidth: 'calc(100vw - 24px)',
  px: 1,
  py: 0.5,
  borderRadius: '6px',
  bgcolor: 'text.primary',
  color: 'background.paper',
  typography: 'caption',
  overflowWrap: 'anywhere',
} as const;
