import { useVirtualizer } from '@tanstack/react-virtual';
import { useRef, type HTMLAttributes, type Ref } from 'react';
import boxes from '../../kit/layout/boxes.module.css';
import { allRows, rowGaps, type SpacedRows } from '../../kit/lists/rowGaps.ts';
import { WindowedRows } from '../../kit/lists/WindowedRows.tsx';
import { usePrinting } from '../../kit/browser/usePrinting.ts';
import { useFocusedRow } from '../../kit/lists/useFocusedRow.ts';
import { useWindowedRows } from '../../kit/lists/useWindowedRows.ts';
import { TranscriptLineItem } from './TranscriptLineItem.tsx';
import styles from './TranscriptLines.module.css';
import type { TranscriptViewModel } from './TranscriptViewModel.ts';
import { useScrollToCurrentLine } from './useScrollToCurrentLine.ts';

interface Props {
  readonly vm: TranscriptViewModel;
}

/** Up to this many lines, the transcript renders all of them. */
const WINDOWING_THRESHOLD = 60;
const OVERSCAN = 6;

/** Estimated height of a line with two rows of text, in pixels. */
const LINE = 76;

/** Lines that scroll with the page. */
export function WindowedTranscript({ vm }: Props) {
  const list = useRef<HTMLOListElement>(null);
  const { scrollTo, ...window } = useWindowedRows(list, {
    count: vm.lines.length,
    height: LINE,
    allUpTo: WINDOWING_THRESHOLD,
    overscan: OVERSCAN,
  });
  useScrollToCurrentLine(vm, scrollTo);
  return (
    <div role="group" aria-label="Transcript lines">
      <LineList vm={vm} list={list} {...window} />
    </div>
  );
}

/** Lines in a separate scroll area, as in the panel next to the calls. */
export function ScrollableTranscript({ vm, maxHeight }: Props & { readonly maxHeight: string }) {
  const region = useRef<HTMLDivElement>(null);
  const { length } = vm.lines;
  const isPrinting = usePrinting();
  const { rangeExtractor, ...focus } = useFocusedRow();
  const virtualizer = useVirtualizer({
    count: length,
    getScrollElement: () => region.current,
    estimateSize: () => LINE,
    overscan: length <= WINDOWING_THRESHOLD ? length : OVERSCAN,
    rangeExtractor,
  });
  useScrollToCurrentLine(vm, virtualizer.scrollToIndex, region);
  return (
    <div
      ref={region}
      role="group"
      aria-label="Transcript lines"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the arrow keys scroll it
      tabIndex={0}
      className={styles.region}
      style={{ maxHeight }}
    >
      <LineList
        vm={vm}
        {...(isPrinting
          ? allRows(length)
          : rowGaps(virtualizer.getVirtualItems(), 0, virtualizer.getTotalSize()))}
        measure={virtualizer.measureElement}
        focus={focus}
      />
    </div>
  );
}

interface ListProps extends Props, SpacedRows {
  readonly list?: Ref<HTMLOListElement>;
  readonly measure: Ref<HTMLLIElement>;
  /** Keeps the focused line rendered. */
  readonly focus: Pick<HTMLAttributes<HTMLElement>, 'onFocus' | 'onBlur'>;
}

/** The visible lines, with spacers for the other lines. */
function LineList({ vm, list, rows, rest, measure, focus }: ListProps) {
  return (
    <ol ref={list} className={boxes.list} {...focus}>
      <WindowedRows of={vm.lines} as="li" rows={rows} rest={rest}>
        {(_line, index) => <TranscriptLineItem ref={measure} vm={vm} index={index} />}
      </WindowedRows>
    </ol>
  );
}
