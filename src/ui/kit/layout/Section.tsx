import { use } from 'react';
import { SectionErrorBoundary } from '../crashes/SectionErrorBoundary.tsx';
import { SurroundingErrorBoundaryContext } from '../crashes/surroundingErrorBoundary.ts';
import { SectionCard, type SectionProps } from './SectionCard.tsx';

/** A titled card with an error boundary, unless the component that renders it already has one. */
export function Section(section: SectionProps) {
  const isContained = use(SurroundingErrorBoundaryContext) === 'section';
  if (isContained) return <SectionCard {...section} />;
  return (
    <SectionErrorBoundary title={section.title} id={section.id}>
      <SectionCard {...section} />
    </SectionErrorBoundary>
  );
}
