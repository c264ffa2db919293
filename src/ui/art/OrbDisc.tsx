import { house } from './house.ts';

/** The voice as a body: three offset blobs in a disc. */
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
          <ellipse cx="150" cy="150" rx="130" ry="105" fill={house.aubergine} />
          <ellipse cx="268" cy="232" rx="105" ry="95" fill={house.apricot} />
          <ellipse cx="150" cy="300" rx="90" ry="60" fill={house.celadon} />
        </g>
      </g>
      <g stroke={house.paper} strokeWidth="9" strokeLinecap="round" opacity="0.92">
        <path d="M140 184v32M164 164v72M188 142v116M212 170v60M236 152v96M260 184v32" />
      </g>
    </>
  );
}
