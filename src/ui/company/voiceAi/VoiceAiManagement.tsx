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
import { ReadOnlyContext } from '../../kit/form/readOnly.ts';
import { SwitchField } from '../../kit/form/SwitchField.tsx';
import { UnsavedWorkViewModel } from '../../kit/unsaved/UnsavedWorkViewModel.ts';
import { VisuallyHidden } from '../../kit/VisuallyHidden.tsx';
import { useSharedViewModel } from '../../kit/useViewModel.ts';
import { scrollToLinkedSection } from '../useLinkedSection.ts';
import type { Panel, PanelId, PanelProps } from './panel.ts';
import { panels } from './panels.ts';
import { sections } from '../sections.ts';
import { tallViewport } from '../../kit/viewports.ts';
import { WORKSPACE_HEADER_HEIGHT, scrollMarginBelowHeader } from './scrollMargins.ts';
import { workspaceHeader, WorkspaceState } from './WorkspaceState.tsx';
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
              // the panel is read from its beginning
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
                <panel.Content restaurantId={restaurantId} />
              </Box>
            </Box>
          )}
        </Fragment>
      ))}
    </Box>
  );
});

/** On a phone, and where letters are so large that the words of five tabs would not be whole. */
const tabsDoNotFit = (theme: Theme) => `${theme.breakpoints.down('md')}, (max-width: 44em)`;

/** The same for a text of several lines, which is scrolled to where one types in it, whatever its own margin. */
const hideWhileTyping = {
  [tallViewport]: {
    [`html:has(#${sections.voiceAi.id} textarea:focus)`]: { scrollPaddingTop: WORKSPACE_HEADER_HEIGHT },
  },
};

/** What takes the focus does so in sight. */
const scrollMarginForFocus = {
  '& :is(a, button, input, select, textarea, [tabindex])': scrollMarginBelowHeader,
} as const;

/** At 1280 px each as wide as its words with room for the mark, at 768 px with two lines of them. */
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
  /** The id of what it opens. */
  readonly controls: string;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

/** The heading of a panel where they lie one below the other: it opens and closes it. */
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
          // its ring has room beside the words
          width: 'calc(100% + 16px)',
          mx: -1,
          px: 1,
          minHeight: 52,
          justifyContent: 'space-between',
          typography: 'body1',
          fontWeight: 600,
          textAlign: 'left',
          ...scrollMarginBelowHeader,
          // the head that stays in sight lies right above
          '&:focus-visible': { outlineOffset: '-3px' },
        }}
      >
        <PanelTitle panel={panel} isOpen={isOpen} />
        <ExpandMore aria-hidden sx={{ transform: isOpen ? 'rotate(180deg)' : undefined }} />
      </ButtonBase>
    </Box>
  );
}

/** The title of a panel, marked while something in the open one is not saved. */
const PanelTitle = observer(function PanelTitle({ panel, isOpen }: Pick<HeadingProps, 'panel' | 'isOpen'>) {
  const unsaved = useSharedViewModel(UnsavedWorkViewModel);
  return (
    <span style={{ position: 'relative', display: 'inline-block' }}>
      {panel.title}
      {isOpen && unsaved.any && (
        <>
          <Box component="span" aria-hidden sx={mark} />
          <VisuallyHidden>, unsaved changes</VisuallyHidden>
        </>
      )}
    </span>
  );
});

/** Beside the words, and no part of their width: nothing moves with the first letter that is typed. */
const mark = {
  position: 'absolute',
  left: 'calc(100% + 3px)',
  top: 0,
  width: 7,
  height: 7,
  borderRadius: '50%',
  bgcolor: 'status.warning.mark',
} as const;
