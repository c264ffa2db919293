import Box from '@mui/material/Box';
import { Fragment, useRef } from 'react';
import type { PhoneLine } from '#domain/companies/call.ts';
import { phoneNumberText } from '#domain/shared/phoneNumber.ts';
import { ListGap } from '../../kit/ListGap.tsx';
import { useWindowedRows } from '../../kit/useWindowedRows.ts';
import { CallRow } from './CallRow.tsx';
import type { CallsViewModel } from './CallsViewModel.ts';
import { listStyles } from './listStyles.ts';

interface Props {
  readonly id: string;
  readonly vm: CallsViewModel;
  readonly line: PhoneLine;
}

const ROW = 104;

/** The calls of a number, which scroll with the page; only those near the window are in it. */
export function CallList({ id, vm, line: { number, calls } }: Props) {
  const list = useRef<HTMLOListElement>(null);
  const { rows, rest, measure, focus } = useWindowedRows(list, {
    count: calls.length,
    height: ROW,
    overscan: 3,
  });
  return (
    <Box
      component="ol"
      ref={list}
      id={id}
      aria-label={`Calls of ${phoneNumberText(number)}`}
      {...focus}
      sx={listStyles}
    >
      {rows.map(({ index, gap }) => {
        const call = calls[index];
        return (
          call && (
            <Fragment key={call.id}>
              <ListGap height={gap} />
              <CallRow ref={measure} vm={vm} call={call} number={number} place={index} count={calls.length} />
            </Fragment>
          )
        );
      })}
      <ListGap height={rest} />
    </Box>
  );
}
