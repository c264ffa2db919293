import { use } from 'react';
import { SectionBoundary } from '../crashes/SectionBoundary.tsx';
import { SurroundingBoundaryContext } from '../crashes/surroundingBoundary.ts';
import { SectionCard, type SectionProps } from './SectionCard.tsx';

/** A titled card on a page, with its own boundary unless one surrounds its whole component. */
export function Section(section: SectionProps) {
  const isContained = use(SurroundingBoundaryContext) === 'section';
  if (isContained) return <SectionCard {...section} />;
  return (
    <SectionBoundary title={section.title} id={section.id}>
      <SectionCard {...section} />
    </SectionBoundary>
  );
}
