import { LinesInPage } from './LinesInPage.tsx';
import { LinesInRegion } from './LinesInRegion.tsx';
import type { Seek, TranscriptViewModel } from './TranscriptViewModel.ts';

interface Props {
  readonly vm: TranscriptViewModel;
  readonly onSeek: Seek | undefined;
  readonly maxHeight: string | undefined;
}

/** The lines scroll with the page, or in a region of their own where they are given a height. */
export function TranscriptLines({ maxHeight, ...lines }: Props) {
  if (maxHeight === undefined) return <LinesInPage {...lines} />;
  return <LinesInRegion {...lines} maxHeight={maxHeight} />;
}
