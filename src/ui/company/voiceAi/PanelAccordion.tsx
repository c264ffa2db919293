import ExpandMore from '@mui/icons-material/ExpandMore';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { useId } from 'react';
import { OpenPanel } from './OpenPanel.tsx';
import type { PanelProps } from './panel.ts';
import { panels } from './panels.ts';
import { UnsavedMark } from './UnsavedMark.tsx';
import { workspaceHead, WorkspaceState } from './WorkspaceState.tsx';
import { useOpenPanel } from './useOpenPanel.ts';
import { landing } from '../landing.ts';
import { clearOfWorkspaceEdges } from './workspaceEdges.ts';

/** The panels one below the other, at most one of them open. */
export function PanelAccordion({ restaurantId }: PanelProps) {
  const id = useId();
  const { open, setOpen } = useOpenPanel();
  return (
    <div>
      <Box sx={workspaceHead}>
        <WorkspaceState restaurantId={restaurantId} />
      </Box>
      {panels.map((panel) => {
        const isOpen = panel === open;
        return (
          <Box key={panel.id} sx={{ borderTop: 1, borderColor: 'divider' }}>
            <Box component="h3" sx={{ m: 0 }}>
              <ButtonBase
                id={`${id}-${panel.id}`}
                aria-expanded={isOpen}
                aria-controls={isOpen ? `${id}-panel` : undefined}
                onClick={() => setOpen(isOpen ? undefined : panel.id)}
                {...(isOpen && landing)}
                sx={{
                  width: '100%',
                  minHeight: 52,
                  justifyContent: 'space-between',
                  typography: 'body1',
                  fontWeight: 600,
                  textAlign: 'left',
                  ...clearOfWorkspaceEdges,
                }}
              >
                <span style={{ position: 'relative', display: 'inline-block' }}>
                  {panel.title}
                  {isOpen && <UnsavedMark />}
                </span>
                <ExpandMore aria-hidden sx={{ transform: isOpen ? 'rotate(180deg)' : undefined }} />
              </ButtonBase>
            </Box>
            {isOpen && (
              <Box
                id={`${id}-panel`}
                role="region"
                aria-labelledby={`${id}-${panel.id}`}
                sx={{ pt: 1, pb: 3 }}
              >
                <OpenPanel panel={panel} restaurantId={restaurantId} />
              </Box>
            )}
          </Box>
        );
      })}
    </div>
  );
}
