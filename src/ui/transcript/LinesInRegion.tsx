import { useVirtualizer } from '@tanstack/react-virtual';
import Box from '@mui/material/Box';
import { useRef } from 'react';
import { rowGaps } from '../kit/rowGaps.ts';
import { useFocusedRow } from '../kit/useFocusedRow.ts';
import { LineList, type LinesProps } from './LineList.tsx';
import { transcriptWindow } from './transcriptWindow.ts';
import { useFollowing } from './useFollowing.ts';

interface Props extends LinesProps {
  readonly maxHeight: string;
}

/** Lines in a scroll region of their own, as beside the list of calls. */
export function LinesInRegion({ vm, onSeek, maxHeight }: Props) {
  const region = useRef<HTMLDivElement>(null);
  const { length } = vm.lines;
  const { rangeExtractor, ...focus } = useFocusedRow();
  const { allUpTo, overscan } = transcriptWindow;
  const virtualizer = useVirtualizer({
    count: length,
    getScrollElement: () => region.current,
    estimateSize: (line) => estimatedHeight(vm.lines[line]?.text ?? ''),
    overscan: length <= allUpTo ? length : overscan,
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
        onSeek={onSeek}
        {...rowGaps(virtualizer.getVirtualItems(), 0, virtualizer.getTotalSize())}
        measure={virtualizer.measureElement}
        focus={focus}
      />
    </Box>
  );
}

const estimatedHeight = (text: string) => 54 + Math.ceil(text.length / 60) * 22;
