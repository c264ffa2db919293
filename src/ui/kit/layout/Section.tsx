import { use } from 'react';
import { SectionBoundary } from '../crashes/SectionBoundary.tsx';
import { SurroundingBoundaryContext } from '../crashes/surroundingBoundary.ts';
import { SectionCard, type SectionProps } from './SectionCard.tsx';

/** A titled card with a crash boundary, unless the component that renders it already has one. */
export function Section(section: SectionProps) {
  const isContained = use(SurroundingBoundaryContext) === 'section';
  if (isContained) return <SectionCard {...section} />;
  return (
    <SectionBoundary title={section.title} id={section.id}>
      <SectionCard {...section} />
    </SectionBoundary>
  );
}
