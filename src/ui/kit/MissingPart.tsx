import { missingText } from '../texts/missingText.ts';
import { LoadFailure } from './LoadFailure.tsx';

/** In place of a part of the page whose code did not arrive. */
export function MissingPart({ onRetry }: { readonly onRetry: () => void }) {
  return <LoadFailure text={missingText.part} onRetry={onRetry} />;
}
