import Box from '@mui/material/Box';
import { Fragment, type HTMLAttributes, type Ref } from 'react';
import { ListGap } from '../kit/ListGap.tsx';
import type { SpacedRows } from '../kit/rowGaps.ts';
import { lineStyles } from './lineStyles.ts';
import { TranscriptLineItem } from './TranscriptLineItem.tsx';
import type { Seek, TranscriptViewModel } from './TranscriptViewModel.ts';

export interface LinesProps {
  readonly vm: TranscriptViewModel;
  readonly onSeek: Seek | undefined;
}

interface Props extends LinesProps, SpacedRows {
  readonly list?: Ref<HTMLOListElement>;
  readonly measure: Ref<HTMLLIElement>;
  /** Keeps the line that has the focus in the page. */
  readonly focus: Pick<HTMLAttributes<HTMLElement>, 'onFocus' | 'onBlur'>;
}

/** The lines that are in the page, with the room of the others. */
export function LineList({ vm, onSeek, list, rows, rest, measure, focus }: Props) {
  return (
    <Box component="ol" ref={list} sx={lineStyles} {...focus}>
      {rows.map(({ index, gap }) => (
        <Fragment key={index}>
          <ListGap height={gap} />
          <TranscriptLineItem ref={measure} vm={vm} index={index} onSeek={onSeek} />
        </Fragment>
      ))}
      <ListGap height={rest} />
    </Box>
  );
}
