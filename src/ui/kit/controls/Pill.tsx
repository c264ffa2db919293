import ButtonBase, { type ButtonBaseProps } from '@mui/material/ButtonBase';
import type { ReactNode } from 'react';

interface Props extends Pick<ButtonBaseProps, 'disabled' | 'tabIndex'> {
  readonly pressed: boolean;
  readonly onPress: () => void;
  readonly children: ReactNode;
}

/** A toggle button that shows its state by color and border. */
export function Pill({ pressed, onPress, children, ...button }: Props) {
  return (
    <ButtonBase {...button} aria-pressed={pressed} onClick={onPress} sx={pill}>
      {children}
    </ButtonBase>
  );
}

const pill = {
  minHeight: 44,
  minWidth: 56,
  px: 1.5,
  typography: 'body2',
  fontWeight: 600,
  border: 1,
  borderColor: 'border.strong',
  borderRadius: '22px',
  bgcolor: 'background.paper',
  color: 'text.primary',
  '&[aria-pressed="true"]': {
    bgcolor: 'soft.primary',
    color: 'soft.onPrimary',
    borderColor: 'primary.main',
    boxShadow: 'inset 0 0 0 1px var(--mui-palette-primary-main)',
  },
  // forced colors remove backgrounds and use one border color
  '@media (forced-colors: active)': {
    '&[aria-pressed="true"]:not(:focus-visible)': { outline: '2px solid Highlight', outlineOffset: '-5px' },
  },
  '&.Mui-disabled': { opacity: 0.7 },
} as const;
