import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { Theme } from '@mui/material/styles';
import { observer } from 'mobx-react-lite';
import { Fragment, useId, useRef, useState } from 'react';
import { UnsavedWorkViewModel } from '../../kit/unsaved/UnsavedWorkViewModel.ts';
import { useShared } from '../../kit/useViewModel.ts';
import { OpenPanel } from './OpenPanel.tsx';
import type { Panel, PanelProps } from './panel.ts';
import { PanelHeading } from './PanelHeading.tsx';
import { panels } from './panels.ts';
import { PanelTabs } from './PanelTabs.tsx';
import { workspaceHead, WorkspaceState } from './WorkspaceState.tsx';
import { useOpenPanel } from './useOpenPanel.ts';

/**
 * The panels as tabs, the first of them open when none was asked for; on a phone one below the other, at most one of them
 * open. The open one is the same in both: a window that becomes narrow, or is enlarged, takes away nothing that was typed.
 */
export const Panels = observer(function Panels({ restaurantId }: PanelProps) {
  const id = useId();
  const isSmall = useMediaQuery((theme: Theme) => theme.breakpoints.down('md'));
  const [beganWide] = useState(!isSmall);
  const unsaved = useShared(UnsavedWorkViewModel);
  const { open, setOpen } = useOpenPanel();
  const opensFirst = !isSmall || (beganWide && unsaved.any);
  const shown = open ?? (opensFirst ? panels[0] : undefined);
  const head = useRef<HTMLDivElement>(null);
  const idOf = (panel: Panel) => `${id}-${panel.id}`;
  return (
    <Box sx={{ minWidth: 0 }}>
      <Box ref={head} sx={workspaceHead}>
        {!isSmall && (
          <PanelTabs
            shown={shown}
            idOf={idOf}
            controls={`${id}-panel`}
            onChoose={(chosen) => {
              setOpen(chosen);
              // the panel is read from its beginning
              const whole = head.current?.parentElement;
              if (whole && whole.getBoundingClientRect().top < 0) whole.scrollIntoView();
            }}
          />
        )}
        <WorkspaceState restaurantId={restaurantId} />
      </Box>
      {panels.map((panel) => (
        <Fragment key={panel.id}>
          {isSmall && (
            <PanelHeading
              panel={panel}
              id={idOf(panel)}
              controls={`${id}-panel`}
              isOpen={panel === shown}
              onToggle={() => setOpen(panel === shown ? undefined : panel.id)}
            />
          )}
          {panel === shown && (
            <Box
              role={isSmall ? 'region' : 'tabpanel'}
              id={`${id}-panel`}
              aria-labelledby={idOf(panel)}
              {...(isSmall && { sx: { pt: 1, pb: 3 } })}
            >
              <OpenPanel panel={panel} restaurantId={restaurantId} />
            </Box>
          )}
        </Fragment>
      ))}
    </Box>
  );
});
