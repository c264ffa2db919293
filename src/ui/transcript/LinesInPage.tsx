import { useRef } from 'react';
import { useWindowedRows } from '../kit/useWindowedRows.ts';
import { LineList, type LinesProps } from './LineList.tsx';
import { transcriptWindow } from './transcriptWindow.ts';
import { useFollowing } from './useFollowing.ts';

/** As high as a line of two rows. */
const LINE = 76;

/** Lines that scroll with the page. */
export function LinesInPage({ vm, onSeek }: LinesProps) {
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
