import Box from '@mui/material/Box';
import { brandColors } from './brandColors.ts';

interface Props {
  /** Width and height as a CSS length. */
  readonly size: string;
}

/** The orb at rest: a disc inside a thin ring. */
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

/** The orb's disc with three offset blobs. */
export function OrbDisc() {
  return (
    <>
      <defs>
        <clipPath id="orb-disc">
          <circle cx="200" cy="200" r="150" />
        </clipPath>
        <filter id="orb-soft" x="-20%" y="-20%" width="140%" height="140%">
          <feGaussianBlur stdDeviation="26" />
        </filter>
      </defs>
      <g clipPath="url(#orb-disc)">
        <rect x="50" y="50" width="300" height="300" fill="var(--mui-palette-celadon)" />
        <g filter="url(#orb-soft)">
          <ellipse cx="150" cy="150" rx="130" ry="105" fill={brandColors.aubergine} />
          <ellipse cx="268" cy="232" rx="105" ry="95" fill={brandColors.apricot} />
          <ellipse cx="150" cy="300" rx="90" ry="60" fill={brandColors.celadon} />
        </g>
      </g>
      <g stroke={brandColors.paper} strokeWidth="9" strokeLinecap="round" opacity="0.92">
        <path d="M140 184v32M164 164v72M188 142v116M212 170v60M236 152v96M260 184v32" />
      </g>
    </>
  );
}
