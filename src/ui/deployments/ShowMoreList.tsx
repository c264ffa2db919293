import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState, type ReactNode } from 'react';
import { boxList } from '../kit/boxes.ts';

interface Props {
  readonly label: string;
  /** How many entries show until the user asks for all. */
  readonly count: number;
  readonly children: readonly ReactNode[];
}

/** A long list: its first entries, and the rest on request. */
export function ShowMoreList({ label, count, children }: Props) {
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? children : children.slice(0, count);
  return (
    <div>
      <Box component="ol" aria-label={label} sx={{ ...boxList, gap: 2 }}>
        {shown.map((entry, index) => (
          // the lists are replaced as a whole and have no ids
          <li key={index}>{entry}</li>
        ))}
      </Box>
      {children.length > count && (
        <Button
          size="small"
          aria-expanded={isWhole}
          aria-label={isWhole ? `Show fewer: ${label}` : `Show all ${children.length}: ${label}`}
          onClick={() => setWhole(!isWhole)}
          sx={{ mt: 1, ml: -1.25 }}
        >
          {isWhole ? 'Show fewer' : `Show all ${children.length}`}
        </Button>
      )}
    </div>
  );
}
