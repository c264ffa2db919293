import { useRef } from 'react';
import { useWindowedRows } from '../kit/useWindowedRows.ts';
import { LineList } from './LineList.tsx';
import type { Seek, TranscriptViewModel } from './TranscriptViewModel.ts';
import { transcriptWindow } from './transcriptWindow.ts';
import { useFollowing } from './useFollowing.ts';

interface Props {
  readonly vm: TranscriptViewModel;
  readonly onSeek: Seek | undefined;
}

/** As high as a line of two rows. */
const LINE = 76;

/** Lines that scroll with the page. */
export function LinesInPage({ vm, onSeek }: Props) {
  const list = useRef<HTMLOListElement>(null);
  const { scrollTo, ...window } = useWindowedRows(list, {
    count: vm.lines.length,
    height: LINE,
    ...transcriptWindow,
  });
  useFollowing(vm, scrollTo);
  return (
    <div role="group" aria-label="Transcript lines">
      <LineList vm={vm} onSeek={onSeek} list={list} {...window} />
    </div>
  );
}
