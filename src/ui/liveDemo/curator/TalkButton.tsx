import Mic from '@mui/icons-material/MicNone';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Ref } from 'react';
import { brandColors } from '../../art/brandColors.ts';
import { museumText } from '../../texts/museumText.ts';

interface Props {
  /** Pressed, and not connected yet. */
  readonly isConnecting?: boolean;
  /** Id of the text with its requirements. */
  readonly describedBy?: string;
  readonly onPress?: () => void;
  readonly ref?: Ref<HTMLButtonElement>;
}

export function TalkButton({ isConnecting = false, describedBy, onPress, ref }: Props) {
  return (
    <Button
      ref={ref}
      variant="contained"
      disabled={isConnecting}
      startIcon={isConnecting ? <Box component="span" sx={spinner} /> : <Mic />}
      aria-describedby={describedBy}
      onClick={onPress}
      sx={button}
    >
      {isConnecting ? 'Connecting...' : museumText.talk}
    </Button>
  );
}

const button = {
  flex: 'none',
  minHeight: 52,
  px: 3,
  fontSize: '1rem',
  borderRadius: '26px',
  bgcolor: brandColors.apricotBright,
  color: brandColors.ink,
  '&:hover': { bgcolor: '#F7C48E' },
  '&.Mui-disabled': { bgcolor: '#C79A6B', color: brandColors.ink },
} as const;

const spinner = {
  width: 20,
  height: 20,
  border: '3px solid',
  borderRightColor: 'transparent',
  borderRadius: '50%',
  animation: 'talk-spinner 1s linear infinite',
  '@keyframes talk-spinner': { to: { transform: 'rotate(360deg)' } },
} as const;
