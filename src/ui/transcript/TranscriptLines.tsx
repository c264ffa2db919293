import { useVirtualizer } from '@tanstack/react-virtual';
import Box from '@mui/material/Box';
import { Fragment, useRef, type HTMLAttributes, type Ref } from 'react';
import { ListGap } from '../kit/ListGap.tsx';
import { rowGaps, type SpacedRows } from '../kit/rowGaps.ts';
import { useFocusedRow } from '../kit/useFocusedRow.ts';
import { useWindowedRows } from '../kit/useWindowedRows.ts';
import { lineStyles } from './lineStyles.ts';
import { TranscriptLineItem } from './TranscriptLineItem.tsx';
import type { TranscriptViewModel } from './TranscriptViewModel.ts';
import { useFollowing } from './useFollowing.ts';

interface Props {
  readonly vm: TranscriptViewModel;
}

interface RegionProps extends Props {
  readonly maxHeight: string;
}

/** How many lines are in the page: up to 60 all of them, else those in view and a few on either side. */
const ALL_UP_TO = 60;
const OVERSCAN = 6;

/** As high as a line of two rows. */
const LINE = 76;

/** Lines that scroll with the page. */
export function LinesInPage({ vm }: Props) {
  const list = useRef<HTMLOListElement>(null);
  const { scrollTo, ...window } = useWindowedRows(list, {
    count: vm.lines.length,
    height: LINE,
    allUpTo: ALL_UP_TO,
    overscan: OVERSCAN,
  });
  useFollowing(vm, scrollTo);
  return (
    <div role="group" aria-label="Transcript lines">
      <LineList vm={vm} list={list} {...window} />
    </div>
  );
}

/** Lines in a scroll region of their own, as beside the list of calls. */
export function LinesInRegion({ vm, maxHeight }: RegionProps) {
  const region = useRef<HTMLDivElement>(null);
  const { length } = vm.lines;
  const { rangeExtractor, ...focus } = useFocusedRow();
  const virtualizer = useVirtualizer({
    count: length,
    getScrollElement: () => region.current,
    estimateSize: (line) => estimatedHeight(vm.lines[line]?.text ?? ''),
    overscan: length <= ALL_UP_TO ? length : OVERSCAN,
    rangeExtractor,
  });
  useFollowing(vm, virtualizer.scrollToIndex, region);
  return (
    <Box
      ref={region}
      role="group"
      aria-label="Transcript lines"
      tabIndex={0}
      sx={{ overflowY: 'auto', overflowAnchor: 'none', p: 0.5 }}
      style={{ maxHeight }}
    >
      <LineList
        vm={vm}
        {...rowGaps(virtualizer.getVirtualItems(), 0, virtualizer.getTotalSize())}
        measure={virtualizer.measureElement}
        focus={focus}
      />
    </Box>
  );
}

const estimatedHeight = (text: string) => 54 + Math.ceil(text.length / 60) * 22;

interface ListProps extends Props, SpacedRows {
  readonly list?: Ref<HTMLOListElement>;
  readonly measure: Ref<HTMLLIElement>;
  /** Keeps the line that has the focus in the page. */
  readonly focus: Pick<HTMLAttributes<HTMLElement>, 'onFocus' | 'onBlur'>;
}

/** The lines that are in the page, with the room of the others. */
function LineList({ vm, list, rows, rest, measure, focus }: ListProps) {
  return (
    <Box component="ol" ref={list} sx={lineStyles} {...focus}>
      {rows.map(({ index, gap }) => (
        <Fragment key={index}>
          <ListGap height={gap} />
          <TranscriptLineItem ref={measure} vm={vm} index={index} />
        </Fragment>
      ))}
      <ListGap height={rest} />
    </Box>
  );
}
