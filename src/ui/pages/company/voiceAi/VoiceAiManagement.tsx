import ExpandMore from '@mui/icons-material/ExpandMore';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import GlobalStyles from '@mui/material/GlobalStyles';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { Theme } from '@mui/material/styles';
import { observer } from 'mobx-react-lite';
import { Fragment, useId, useRef, useState } from 'react';
import { ReadOnlyContext } from '../../../forms/readOnly.ts';
import { SwitchField } from '../../../forms/SwitchField.tsx';
import { UnsavedWorkViewModel } from '../../../kit/unsaved/UnsavedWorkViewModel.ts';
import { VisuallyHidden } from '../../../kit/text/VisuallyHidden.tsx';
import { useSharedViewModel } from '../../../kit/state/useViewModel.ts';
import { scrollToLinkedSection } from '../../../navigation/linkedSection.ts';
import type { PanelId, PanelProps } from '../../../navigation/panel.ts';
import { panels, type Panel } from './panels.ts';
import { sections } from '../../../navigation/sections.ts';
import { PINNED_TOP } from '../../../kit/layout/pinned.ts';
import { tallViewport } from '../../../kit/layout/viewports.ts';
import { WORKSPACE_HEADER_HEIGHT, scrollMarginBelowHeader } from '../../../kit/layout/scrollMargins.ts';
import { workspaceHeader, WorkspaceState } from './WorkspaceState.tsx';
import { useOpenPanel } from './useOpenPanel.ts';
import { SectionBoundary, withoutFrame } from '../../../kit/crashes/SectionBoundary.tsx';

/**
 * Section 9: the agent's settings in panels, as tabs or, on a phone, an accordion. A read-only switch
 * prevents accidental changes.
 */
export function VoiceAiManagement({ restaurantId }: PanelProps) {
  const [readOnly, setReadOnly] = useState(false);
  return (
    <Box sx={{ display: 'grid', rowGap: 1, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Box sx={inTitleRow}>
        <SwitchField label="Read-only" on={readOnly} onChange={setReadOnly} />
      </Box>
      <ReadOnlyContext value={readOnly}>
        <Panels restaurantId={restaurantId} />
      </ReadOnlyContext>
    </Box>
  );
}

/** In the row of the section's title, where there is space. */
const inTitleRow = { justifySelf: { md: 'end' }, mt: { md: '-52px' } } as const;

/**
 * The panels as tabs, the first open by default; on a phone an accordion. Both render the same open panel,
 * so resizing loses no input.
 */
const Panels = observer(function Panels({ restaurantId }: PanelProps) {
  const id = useId();
  const isSmall = useMediaQuery(tabsDoNotFit);
  const [beganWide] = useState(!isSmall);
  const unsaved = useSharedViewModel(UnsavedWorkViewModel);
  const { open, setOpen } = useOpenPanel();
  const opensFirst = !isSmall || (beganWide && unsaved.any);
  const shown = open ?? (opensFirst ? panels[0] : undefined);
  const head = useRef<HTMLDivElement>(null);
  const idOf = (panel: Panel) => `${id}-${panel.id}`;
  return (
    <Box sx={{ minWidth: 0 }}>
      <Box ref={head} sx={workspaceHeader}>
        {!isSmall && (
          <Tabs
            aria-label="Voice AI panels"
            variant="fullWidth"
            value={shown?.id}
            onChange={(_event, chosen: PanelId) => {
              setOpen(chosen);
              // a panel is shown from its start
              const whole = head.current?.parentElement;
              if (whole && whole.getBoundingClientRect().top < 0) whole.scrollIntoView();
            }}
          >
            {panels.map((panel) => (
              <Tab
                key={panel.id}
                id={idOf(panel)}
                aria-controls={panel === shown ? `${id}-panel` : undefined}
                value={panel.id}
                sx={tab}
                label={<PanelTitle panel={panel} isOpen={panel === shown} />}
              />
            ))}
          </Tabs>
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
              <GlobalStyles styles={hideWhileTyping} />
              <Box sx={scrollMarginForFocus}>
                <SectionBoundary title={panel.title} frame={withoutFrame}>
                  <panel.Content restaurantId={restaurantId} />
                </SectionBoundary>
              </Box>
            </Box>
          )}
        </Fragment>
      ))}
    </Box>
  );
});

/** On a phone, and where text is too large for five tabs. */
const tabsDoNotFit = (theme: Theme) => `${theme.breakpoints.down('md')}, (max-width: 44em)`;

/** The same for multi-line fields, which scroll to the cursor regardless of their margin. */
const hideWhileTyping = {
  [tallViewport]: {
    [`html:has(#${sections.voiceAi.id} textarea:focus)`]: {
      scrollPaddingTop: `calc(${WORKSPACE_HEADER_HEIGHT} + ${PINNED_TOP})`,
    },
  },
};

/** Keeps focused elements in view. */
const scrollMarginForFocus = {
  '& :is(a, button, input, select, textarea, [tabindex])': scrollMarginBelowHeader,
} as const;

/** At 1280 px as wide as the label plus its mark, at 768 px two lines. */
const tab = {
  px: 1.5,
  minWidth: 0,
  lineHeight: 1.25,
  fontSize: { lg: '0.8125rem' },
  flex: { xs: '1 1 auto', lg: '0 1 auto' },
} as const;

interface HeadingProps {
  readonly panel: Panel;
  readonly id: string;
  /** Id of the panel it opens. */
  readonly controls: string;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

function PanelHeading({ panel, id, controls, isOpen, onToggle }: HeadingProps) {
  return (
    <Box component="h3" sx={{ m: 0, borderTop: 1, borderColor: 'divider' }}>
      <ButtonBase
        id={id}
        aria-expanded={isOpen}
        aria-controls={isOpen ? controls : undefined}
        onClick={onToggle}
        {...(isOpen && scrollToLinkedSection)}
        sx={{
          // space for its focus ring next to the label
          width: 'calc(100% + 16px)',
          mx: -1,
          px: 1,
          minHeight: 52,
          justifyContent: 'space-between',
          typography: 'body1',
          fontWeight: 600,
          textAlign: 'left',
          ...scrollMarginBelowHeader,
          // the sticky header is directly above
          '&:focus-visible': { outlineOffset: '-3px' },
        }}
      >
        <PanelTitle panel={panel} isOpen={isOpen} />
        <ExpandMore aria-hidden sx={{ transform: isOpen ? 'rotate(180deg)' : undefined }} />
      </ButtonBase>
    </Box>
  );
}

/** A panel's title, marked while the open panel has unsaved changes. */
const PanelTitle = observer(function PanelTitle({ panel, isOpen }: Pick<HeadingProps, 'panel' | 'isOpen'>) {
  const unsaved = useSharedViewModel(UnsavedWorkViewModel);
  return (
    <span style={{ position: 'relative', display: 'inline-block' }}>
      <span>{panel.title}</span>
      {isOpen && unsaved.any && (
        <>
          <Box component="span" aria-hidden sx={mark} />
          <VisuallyHidden>, unsaved changes</VisuallyHidden>
        </>
      )}
    </span>
  );
});

/** Positioned outside the label, so nothing moves with the first keystroke. */
const mark = {
  position: 'absolute',
  left: 'calc(100% + 3px)',
  top: 0,
  width: 7,
  height: 7,
  borderRadius: '50%',
  bgcolor: 'status.warning.mark',
} as const;
