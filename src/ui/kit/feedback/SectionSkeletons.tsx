import type { Loadable } from '../state/Loadable.ts';
import { LoadingSkeleton, SkeletonLines } from './LoadingSkeleton.tsx';
import { Section } from '../layout/Section.tsx';
import { Stack } from '../layout/Stack.tsx';

interface Props {
  readonly loading: Pick<Loadable<unknown>, 'pending' | 'slow' | 'cancel' | 'retry'>;
  /** Announced text while loading. */
  readonly label: string;
  readonly lines: Readonly<Record<string, number>>;
}

/** Placeholder for the loading sections of a page. */
export function SectionSkeletons({ loading, label, lines }: Props) {
  return (
    <LoadingSkeleton loading={loading} label={label}>
      <Stack gap={24}>
        {Object.entries(lines).map(([title, count]) => (
          <Section key={title} title={title}>
            <SkeletonLines count={count} />
          </Section>
        ))}
      </Stack>
    </LoadingSkeleton>
  );
}
