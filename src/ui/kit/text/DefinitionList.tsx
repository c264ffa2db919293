import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

interface Fact {
  readonly name: string;
  readonly value: ReactNode;
}

interface Props {
  readonly facts: readonly Fact[];
  /** Minimum width of a column in pixels. */
  readonly column?: number;
}

/** Names with values, in columns where there is space. */
export function DefinitionList({ facts, column = 240 }: Props) {
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        display: 'grid',
        columnGap: 2,
        rowGap: 1.5,
        gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${column}px), 1fr))`,
        '& dt': { typography: 'caption', color: 'text.secondary' },
        '& dd': { m: 0, overflowWrap: 'anywhere', textWrap: 'pretty' },
        // Firefox would leave the last word of a date alone on a line
        '@supports not (text-wrap: pretty)': { '& dd': { textWrap: 'balance' } },
      }}
    >
      {facts.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd dir="auto">{value}</dd>
        </div>
      ))}
    </Box>
  );
}
