import { useVirtualizer } from '@tanstack/react-virtual';
import Box from '@mui/material/Box';
import { useRef, type HTMLAttributes, type Ref } from 'react';
import { monospaced } from '../../kit/text/monospaced.ts';
import { rowGaps, type SpacedRows } from '../../kit/lists/rowGaps.ts';
import { WindowedRows } from '../../kit/lists/WindowedRows.tsx';
import { useFocusedRow } from '../../kit/lists/useFocusedRow.ts';
import { useWindowedRows } from '../../kit/lists/useWindowedRows.ts';
import { TranscriptLineItem } from './TranscriptLineItem.tsx';
import type { TranscriptViewModel } from './TranscriptViewModel.ts';
import { useFollowing } from './useFollowing.ts';

interface Props {
  readonly vm: TranscriptViewModel;
}

/** Up to this many lines, all are rendered; beyond that, the visible ones and a few more. */
const WINDOWING_THRESHOLD = 60;
const OVERSCAN = 6;

/** Estimated height of a two-row line. */
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
  useFollowing(vm, scrollTo);
  return (
    <div role="group" aria-label="Transcript lines">
      <LineList vm={vm} list={list} {...window} />
    </div>
  );
}

/** Lines in their own scroll area, as next to the call list. */
export function ScrollableTranscript({ vm, maxHeight }: Props & { readonly maxHeight: string }) {
  const region = useRef<HTMLDivElement>(null);
  const { length } = vm.lines;
  const { rangeExtractor, ...focus } = useFocusedRow();
  const virtualizer = useVirtualizer({
    count: length,
    getScrollElement: () => region.current,
    estimateSize: () => LINE,
    overscan: length <= WINDOWING_THRESHOLD ? length : OVERSCAN,
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

interface ListProps extends Props, SpacedRows {
  readonly list?: Ref<HTMLOListElement>;
  readonly measure: Ref<HTMLLIElement>;
  /** Keeps the focused line rendered. */
  readonly focus: Pick<HTMLAttributes<HTMLElement>, 'onFocus' | 'onBlur'>;
}

/** The rendered lines with spacers for the others. */
function LineList({ vm, list, rows, rest, measure, focus }: ListProps) {
  return (
    <Box component="ol" ref={list} sx={lineStyles} {...focus}>
      <WindowedRows of={vm.lines} as="li" rows={rows} rest={rest}>
        {(_line, index) => <TranscriptLineItem ref={measure} vm={vm} index={index} />}
      </WindowedRows>
    </Box>
  );
}

/** One style for all lines, which is cheaper than styling each part. */
const lineStyles = {
  listStyle: 'none',
  m: 0,
  p: 0,
  '& [data-index]': {
    display: 'flex',
    py: 0.75,
    pl: 1.25,
    pr: 0.5,
    borderLeft: '3px solid transparent',
  },
  '& li[aria-current]': { borderLeftColor: 'primary.main' },
  '& li[data-speaker="caller"]': { justifyContent: 'flex-end' },
  '& .bubble': {
    maxWidth: 'min(68ch, 88%)',
    px: 1.5,
    py: 1,
    borderRadius: '12px',
    overflowWrap: 'anywhere',
  },
  '& li[data-speaker="agent"] .bubble': {
    bgcolor: 'soft.primary',
    color: 'text.primary',
    boxShadow: 'inset 3px 0 0 var(--mui-palette-voice)',
    borderTopLeftRadius: 0,
    borderBottomLeftRadius: 0,
  },
  '& li[data-speaker="caller"] .bubble': { bgcolor: 'soft.caller', borderTopRightRadius: 0 },
  '& li[data-found] .bubble': { outline: '2px solid', outlineColor: 'var(--mui-palette-border-strong)' },
  '& .head': {
    display: 'flex',
    alignItems: 'center',
    gap: 1,
    typography: 'caption',
    color: 'text.secondary',
  },
  '& .speaker': { fontWeight: 600 },
  '& .time, & button': {
    ...monospaced,
    fontSize: '0.8125rem',
    fontVariantNumeric: 'tabular-nums',
  },
  '& button': {
    minWidth: 44,
    minHeight: 24,
    px: 0.75,
    border: 0,
    borderRadius: '6px',
    bgcolor: 'transparent',
    color: 'primary.main',
    textDecoration: 'underline',
    textUnderlineOffset: '2px',
    cursor: 'pointer',
    '&:hover': { bgcolor: 'background.paper' },
  },
  '& mark': { bgcolor: 'voice', color: 'common.black', borderRadius: '2px' },
} as const;
