import { useVirtualizer } from '@tanstack/react-virtual';
import Box from '@mui/material/Box';
import { reaction } from 'mobx';
import { useEffect, useRef, type KeyboardEvent, type PointerEvent } from 'react';
import { useFocusedRow } from '../kit/useFocusedRow.ts';
import { TranscriptLineItem } from './TranscriptLineItem.tsx';
import { lineStyles } from './lineStyles.ts';
import type { Seek, TranscriptViewModel } from './TranscriptViewModel.ts';

interface Props {
  readonly vm: TranscriptViewModel;
  readonly onSeek: Seek | undefined;
  readonly maxHeight: string;
}

/** Up to this many lines are all in the page, for the browser's own search, for copying and for print. */
const ALL_UP_TO = 60;
const SCROLL_KEYS = ['ArrowUp', 'ArrowDown', 'PageUp', 'PageDown', 'Home', 'End'];

/** The lines in a scroll region of their own; of a long transcript only those in view are in the page. */
export function TranscriptLines({ vm, onSeek, maxHeight }: Props) {
  const region = useRef<HTMLDivElement>(null);
  const { length } = vm.lines;
  const { rangeExtractor, ...focus } = useFocusedRow();
  const virtualizer = useVirtualizer({
    count: length,
    getScrollElement: () => region.current,
    estimateSize: (line) => estimatedHeight(vm.lines[line]?.text ?? ''),
    overscan: length <= ALL_UP_TO ? length : 6,
    rangeExtractor,
  });

  useEffect(
    () =>
      reaction(
        () => vm.wanted,
        (wanted) => wanted && virtualizer.scrollToIndex(wanted.line, { align: 'center' }),
        { fireImmediately: true },
      ),
    [vm, virtualizer],
  );

  const stopOnScrollKey = ({ key }: KeyboardEvent) => {
    if (SCROLL_KEYS.includes(key)) vm.stopFollowing();
  };
  const stopOnScrollBar = ({ target, currentTarget }: PointerEvent) => {
    if (target === currentTarget) vm.stopFollowing();
  };
  return (
    <Box
      ref={region}
      role="group"
      aria-label="Transcript lines"
      tabIndex={0}
      onWheel={vm.stopFollowing}
      onTouchMove={vm.stopFollowing}
      onKeyDown={stopOnScrollKey}
      onPointerDown={stopOnScrollBar}
      sx={{ overflowY: 'auto', overflowAnchor: 'none', overscrollBehavior: 'contain', p: 0.5 }}
      style={{ maxHeight }}
    >
      <Box component="ol" sx={lineStyles} style={{ height: virtualizer.getTotalSize() }} {...focus}>
        {virtualizer.getVirtualItems().map(({ index, start }) => (
          <TranscriptLineItem
            key={index}
            ref={virtualizer.measureElement}
            vm={vm}
            index={index}
            start={start}
            onSeek={onSeek}
          />
        ))}
      </Box>
    </Box>
  );
}

const estimatedHeight = (text: string) => 54 + Math.ceil(text.length / 60) * 22;
