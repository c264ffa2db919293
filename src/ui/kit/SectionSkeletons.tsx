import Box from '@mui/material/Box';
import type { Loadable } from './Loadable.ts';
import { LoadingSkeleton, SkeletonLines } from './LoadingSkeleton.tsx';
import { Section } from './Section.tsx';

interface Props {
  readonly loading: Loadable<unknown>;
  /** What is awaited, for a screen reader. */
  readonly label: string;
  /** How many lines each section has, by its title. */
  readonly lines: Readonly<Record<string, number>>;
}

/** In place of the sections of a page that are still loading. */
export function SectionSkeletons({ loading, label, lines }: Props) {
  return (
    <LoadingSkeleton loading={loading} label={label}>
      <Box sx={{ display: 'grid', gap: 3 }}>
        {Object.entries(lines).map(([title, count]) => (
          <Section key={title} title={title}>
            <SkeletonLines count={count} />
          </Section>
        ))}
      </Box>
    </LoadingSkeleton>
  );
}
