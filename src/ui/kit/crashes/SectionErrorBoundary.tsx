import type { ReactNode } from 'react';
import { crashText } from '../../texts/crashText.ts';
import { LoadFailure } from '../feedback/LoadFailure.tsx';
import { SectionCard } from '../layout/SectionCard.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { SurroundingErrorBoundaryContext } from './surroundingErrorBoundary.ts';

interface Props {
  readonly title: string;
  readonly id?: string | undefined;
  /** Renders the frame around the failure message. By default, a card with the title. */
  readonly frame?: (message: ReactNode) => ReactNode;
  readonly children: ReactNode;
}

/** Keeps a section's crash from taking down the rest of the page. (see rule: crashes) */
export function SectionErrorBoundary({ title, id, frame, children }: Props) {
  const draw =
    frame ??
    ((message) => (
      <SectionCard title={title} id={id}>
        {message}
      </SectionCard>
    ));
  return (
    <SurroundingErrorBoundaryContext value="section">
      <ErrorBoundary
        id={id}
        renderFailure={(retry) => draw(<LoadFailure text={crashText.section} onRetry={retry} />)}
      >
        {children}
      </ErrorBoundary>
    </SurroundingErrorBoundaryContext>
  );
}

/** For sections without a card: shows the failure message alone. */
export const withoutFrame = (message: ReactNode): ReactNode => message;
