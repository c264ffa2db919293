import type { ReactNode } from 'react';
import { crashText } from '../../texts/crashText.ts';
import { LoadFailure } from '../feedback/LoadFailure.tsx';
import { SectionCard } from '../layout/SectionCard.tsx';
import { CrashBoundary } from './CrashBoundary.tsx';
import { SurroundingBoundaryContext } from './surroundingBoundary.ts';

interface Props {
  readonly title: string;
  /** The section's id in URLs. */
  readonly id?: string | undefined;
  /** Renders the frame around the failure message. By default, a card with the title. */
  readonly frame?: (message: ReactNode) => ReactNode;
  readonly children: ReactNode;
}

/** Keeps a section's crash from taking down the rest of the page. (see rule: crashes) */
export function SectionBoundary({ title, id, frame, children }: Props) {
  const draw =
    frame ??
    ((message) => (
      <SectionCard title={title} id={id}>
        {message}
      </SectionCard>
    ));
  return (
    <SurroundingBoundaryContext value="section">
      <CrashBoundary
        id={id}
        renderFailure={(retry) => draw(<LoadFailure text={crashText.section} onRetry={retry} />)}
      >
        {children}
      </CrashBoundary>
    </SurroundingBoundaryContext>
  );
}

/** For sections without a card: shows the failure message alone. */
export const withoutFrame = (message: ReactNode): ReactNode => message;
