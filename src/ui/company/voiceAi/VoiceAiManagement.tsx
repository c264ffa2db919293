import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { Theme } from '@mui/material/styles';
import { observer } from 'mobx-react-lite';
import { Fragment, Suspense, useId, useRef, useState } from 'react';
import { ReadOnlyContext } from '../../kit/form/readOnly.ts';
import { SwitchField } from '../../kit/form/SwitchField.tsx';
import { UnsavedWorkViewModel } from '../../kit/unsaved/UnsavedWorkViewModel.ts';
import { useShared } from '../../kit/useViewModel.ts';
import { arriving } from './arriving.tsx';
import type { Panel, PanelProps } from './panel.ts';
import { PanelHeading, PanelTabs } from './PanelHeads.tsx';
import { panels } from './panels.ts';
import { clearOfWorkspaceEdges } from './workspaceEdges.ts';
import { workspaceHead, WorkspaceState } from './WorkspaceState.tsx';
import { useOpenPanel } from './useOpenPanel.ts';

/**
 * Section 9: the panels that shape the agent, as tabs, on a phone as an accordion. Read-only lets a person look around
 * without changing anything by accident.
 */
export function VoiceAiManagement({ restaurantId }: PanelProps) {
  const [readOnly, setReadOnly] = useState(false);
  return (
    <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <SwitchField label="Read-only" on={readOnly} onChange={setReadOnly} />
      <ReadOnlyContext value={readOnly}>
        <Panels restaurantId={restaurantId} />
      </ReadOnlyContext>
    </Box>
  );
}

/**
 * The panels as tabs, the first of them open when none was asked for; on a phone one below the other, at most one of them
 * open. The open one is the same in both: a window that becomes narrow, or is enlarged, takes away nothing that was typed.
 */
const Panels = observer(function Panels({ restaurantId }: PanelProps) {
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
              <Suspense fallback={arriving}>
                <Box sx={clearWhereverSomebodyIs}>
                  <panel.Content restaurantId={restaurantId} />
                </Box>
              </Suspense>
            </Box>
          )}
        </Fragment>
      ))}
    </Box>
  );
});

/** What takes the focus does so in sight. */
const clearWhereverSomebodyIs = {
  '& :is(a, button, input, select, textarea, [tabindex])': clearOfWorkspaceEdges,
} as const;
