import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useId, useRef } from 'react';
import { OpenPanel } from './OpenPanel.tsx';
import type { PanelProps } from './panel.ts';
import { panels } from './panels.ts';
import { workspaceHead, WorkspaceState } from './WorkspaceState.tsx';
import { UnsavedMark } from './UnsavedMark.tsx';
import { useOpenPanel } from './useOpenPanel.ts';

/** The panels as tabs; the first is open when none was asked for. */
export function PanelTabs({ restaurantId }: PanelProps) {
  const id = useId();
  const { open, setOpen } = useOpenPanel();
  const shown = open ?? panels[0];
  const head = useRef<HTMLDivElement>(null);
  return (
    <Box sx={{ minWidth: 0 }}>
      <Box ref={head} sx={workspaceHead}>
        <Tabs
          aria-label="Voice AI panels"
          variant="fullWidth"
          value={shown.id}
          onChange={(_event, chosen: string) => {
            setOpen(chosen);
            // the panel is read from its beginning
            const panel = head.current?.parentElement;
            if (panel && panel.getBoundingClientRect().top < 0) panel.scrollIntoView();
          }}
        >
          {panels.map((panel) => (
            <Tab
              key={panel.id}
              id={`${id}-${panel.id}`}
              aria-controls={panel === shown ? `${id}-panel` : undefined}
              value={panel.id}
              // all five side by side: at 1280 px each as wide as its words, at 768 px with two lines of them
              sx={{
                px: 1,
                minWidth: 0,
                lineHeight: 1.25,
                fontSize: { lg: '0.8125rem' },
                flex: { xs: '1 1 auto', lg: '0 1 auto' },
              }}
              label={
                <span style={{ position: 'relative', display: 'inline-block' }}>
                  {panel.title}
                  {panel === shown && <UnsavedMark />}
                </span>
              }
            />
          ))}
        </Tabs>
        <WorkspaceState restaurantId={restaurantId} />
      </Box>
      <Box role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${shown.id}`} key={shown.id}>
        <OpenPanel panel={shown} restaurantId={restaurantId} />
      </Box>
    </Box>
  );
}
