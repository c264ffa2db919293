import Box from '@mui/material/Box';
import type { Ref } from 'react';
import { callLogTone, type CallLog } from '#domain/telephony/callLog.ts';
import { minutesAndSeconds } from '#domain/shared/duration.ts';
import { Badge } from '../../kit/Badge.tsx';
import { cardTable } from '../../kit/cardTable.ts';
import { monospaced } from '../../kit/monospaced.ts';
import { visuallyHidden } from '../../kit/visuallyHidden.ts';
import { dateAndTime } from '../../texts/dates.ts';
import { callStatusText, telephonyText } from '../../texts/telephonyText.ts';
import { Satisfaction } from './Satisfaction.tsx';

interface Props {
  readonly ref: Ref<HTMLTableElement>;
  readonly logs: readonly CallLog[];
}

/** One call a row, which can be given the focus; on a phone one a card. */
export function CallLogTable({ ref, logs }: Props) {
  return (
    <Box component="table" ref={ref} sx={cardTable}>
      <Box component="caption" sx={visuallyHidden}>
        Call logs
      </Box>
      <thead>
        <tr>
          <th scope="col">Customer number</th>
          <th scope="col">Start</th>
          <th scope="col">Duration</th>
          <th scope="col">Status</th>
          <th scope="col">Satisfaction</th>
        </tr>
      </thead>
      <tbody>
        {logs.map(({ id, customerNumber, startedAt, seconds, status, satisfaction }) => (
          <tr key={id} tabIndex={-1}>
            <Box component="th" scope="row" sx={customerNumber ? monospaced : undefined}>
              {customerNumber || telephonyText.unknownNumber}
            </Box>
            <td data-label="Start">{dateAndTime(startedAt)}</td>
            <Box component="td" data-label="Duration" sx={{ fontVariantNumeric: 'tabular-nums' }}>
              {minutesAndSeconds(seconds)}
            </Box>
            <td data-label="Status">
              <Badge tone={callLogTone(status)} label={callStatusText(status)} />
            </td>
            <td data-label="Rated">
              <Satisfaction rating={satisfaction} />
            </td>
          </tr>
        ))}
      </tbody>
    </Box>
  );
}
