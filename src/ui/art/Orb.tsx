import { clsx } from 'clsx';
// defines the colors of the shapes
import './brand.module.css';
import styles from './Orb.module.css';

interface Props {
  /** Sets the width and height. */
  readonly className: string | undefined;
}

/** The orb without a session: a disc in a thin ring. */
export function Orb({ className }: Props) {
  return (
    <svg aria-hidden viewBox="0 0 400 400" className={clsx(styles.orb, className)}>
      <circle cx="200" cy="200" r="186" fill="none" stroke="var(--mui-palette-voice)" strokeWidth="2" />
      <OrbDisc />
    </svg>
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
          <ellipse cx="150" cy="150" rx="130" ry="105" fill="var(--brand-aubergine)" />
          <ellipse cx="268" cy="232" rx="105" ry="95" fill="var(--brand-apricot)" />
          <ellipse cx="150" cy="300" rx="90" ry="60" fill="var(--brand-celadon)" />
        </g>
      </g>
      <g stroke="var(--brand-paper)" strokeWidth="9" strokeLinecap="round" opacity="0.92">
        <path d="M140 184v32M164 164v72M188 142v116M212 170v60M236 152v96M260 184v32" />
      </g>
    </>
  );
}
