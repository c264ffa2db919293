import Box from '@mui/material/Box';
import { OrbDisc } from './OrbDisc.tsx';

interface Props {
  /** Width and height, as CSS. */
  readonly size: string;
}

/** The voice at rest: its disc within a thin ring. */
export function Orb({ size }: Props) {
  return (
    <Box
      component="svg"
      aria-hidden
      viewBox="0 0 400 400"
      sx={{ display: 'block', width: size, height: size, maxWidth: '100%' }}
    >
      <circle cx="200" cy="200" r="186" fill="none" stroke="var(--mui-palette-voice)" strokeWidth="2" />
      <OrbDisc />
    </Box>
  );
}
