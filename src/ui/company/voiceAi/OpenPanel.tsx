import Box from '@mui/material/Box';
import { Suspense } from 'react';
import { arriving } from './arriving.tsx';
import { clearOfWorkspaceEdges } from './workspaceEdges.ts';
import type { Panel, PanelProps } from './panel.ts';

interface Props extends PanelProps {
  readonly panel: Panel;
}

/** What takes the focus does so in sight. */
const clearWhereverSomebodyIs = {
  '& :is(a, button, input, select, textarea, [tabindex])': clearOfWorkspaceEdges,
} as const;

/** What is in a panel, from when it is opened on. */
export function OpenPanel({ panel, restaurantId }: Props) {
  return (
    <Suspense fallback={arriving}>
      <Box sx={clearWhereverSomebodyIs}>
        <panel.Content restaurantId={restaurantId} />
      </Box>
    </Suspense>
  );
}
