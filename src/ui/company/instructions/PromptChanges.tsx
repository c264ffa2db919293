import Box from '@mui/material/Box';
import { diffLines } from 'diff';
import { useMemo } from 'react';
import { monospaced } from '../../kit/monospaced.ts';
import { visuallyHidden } from '../../kit/visuallyHidden.ts';
import { showOnArrival } from '../voiceAi/arrival.ts';
import { clearOfWorkspaceEdges } from '../voiceAi/workspaceEdges.ts';
import { listedBox } from './plainList.ts';

interface Props {
  readonly before: string;
  readonly after: string;
}

/** What a prompt has that the one before it had not, and the other way round, line by line. */
export function PromptChanges({ before, after }: Props) {
  const parts = useMemo(() => diffLines(wholeLines(before), wholeLines(after)), [before, after]);
  return (
    <Box
      ref={showOnArrival}
      role="group"
      aria-label="Changes of the system prompt"
      sx={{
        ...monospaced,
        ...listedBox,
        ...clearOfWorkspaceEdges,
        overflow: 'hidden',
        overflowWrap: 'anywhere',
        whiteSpace: 'pre-wrap',
      }}
    >
      {parts.map(({ value, added, removed }, index) => (
        <Part key={index} text={value} kind={kindOf(added, removed)} />
      ))}
    </Box>
  );
}

const kinds = {
  added: { element: 'ins', sign: '+', spoken: 'Added: ', tone: 'success' },
  removed: { element: 'del', sign: '−', spoken: 'Removed: ', tone: 'error' },
  kept: { element: 'div', sign: ' ', spoken: '', tone: undefined },
} as const;

interface PartProps {
  readonly text: string;
  readonly kind: keyof typeof kinds;
}

function Part({ text, kind }: PartProps) {
  const { element, sign, spoken, tone } = kinds[kind];
  return (
    <Box
      component={element}
      sx={{
        display: 'flex',
        gap: 1.5,
        px: 1.5,
        py: 0.5,
        textDecoration: 'none',
        bgcolor: tone && `status.${tone}.soft`,
        color: tone ? `status.${tone}.text` : 'text.secondary',
      }}
    >
      <span aria-hidden>{sign}</span>
      {spoken && (
        <Box component="span" sx={visuallyHidden}>
          {spoken}
        </Box>
      )}
      <span>{text.replace(/\n$/, '')}</span>
    </Box>
  );
}

/** A last line that has no end would count as another one. */
const wholeLines = (text: string) => (text === '' || text.endsWith('\n') ? text : `${text}\n`);

function kindOf(added: boolean, removed: boolean): keyof typeof kinds {
  if (added) return 'added';
  return removed ? 'removed' : 'kept';
}
