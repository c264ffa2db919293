import { useVirtualizer } from '@tanstack/react-virtual';
import Box from '@mui/material/Box';
import { useRef } from 'react';
import type { PhoneLine } from '#domain/companies/call.ts';
import { useFocusedRow } from '../../kit/useFocusedRow.ts';
import { CallRow } from './CallRow.tsx';
import type { CallsViewModel } from './CallsViewModel.ts';
import { listStyles } from './listStyles.ts';

interface Props {
  readonly id: string;
  readonly vm: CallsViewModel;
  readonly line: PhoneLine;
}

const ROW = 112;

/** The calls of a number in a scroll region of their own; only those in view are in the page. */
export function CallList({ id, vm, line: { number, calls } }: Props) {
  const region = useRef<HTMLDivElement>(null);
  const { rangeExtractor, ...focus } = useFocusedRow();
  const virtualizer = useVirtualizer({
    count: calls.length,
    getScrollElement: () => region.current,
    estimateSize: () => ROW,
    overscan: 3,
    rangeExtractor,
  });
  const rows = virtualizer.getVirtualItems();
  return (
    <Box
      ref={region}
      id={id}
      role="group"
      aria-label={`Calls of ${number}`}
      tabIndex={0}
      {...focus}
      sx={listStyles}
    >
      <ol style={{ height: virtualizer.getTotalSize() }}>
        {rows.map(({ index, start }) => {
          const call = calls[index];
          return (
            call && (
              <CallRow
                key={call.id}
                ref={virtualizer.measureElement}
                vm={vm}
                call={call}
                number={number}
                place={index}
                count={calls.length}
                start={start}
              />
            )
          );
        })}
      </ol>
    </Box>
  );
}
