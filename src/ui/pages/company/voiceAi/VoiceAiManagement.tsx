import ExpandMore from '@mui/icons-material/ExpandMore';
import ButtonBase from '@mui/material/ButtonBase';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import useMediaQuery from '@mui/material/useMediaQuery';
import { clsx } from 'clsx';
import { observer } from 'mobx-react-lite';
import { Fragment, useId, useRef, useState } from 'react';
import { ReadOnlyContext } from '../../../forms/readOnly.ts';
import { SwitchField } from '../../../forms/SwitchField.tsx';
import { UnsavedWorkViewModel } from '../../../kit/unsaved/UnsavedWorkViewModel.ts';
import { VisuallyHidden } from '../../../kit/text/VisuallyHidden.tsx';
import { useSharedViewModel } from '../../../kit/state/useViewModel.ts';
import { sectionLinkTarget } from '../../../navigation/linkedSection.ts';
import type { PanelId, PanelProps } from '../../../navigation/panel.ts';
import { panels, type Panel } from './panels.ts';
import { Stack } from '../../../kit/layout/Stack.tsx';
import scrolling from '../../../kit/layout/scrolling.module.css';
import { SaveAndDeployStatus } from './SaveAndDeployStatus.tsx';
import { useOpenPanel } from './useOpenPanel.ts';
import { SectionErrorBoundary, withoutFrame } from '../../../kit/crashes/SectionErrorBoundary.tsx';
import styles from './VoiceAiManagement.module.css';

/**
 * The agent's settings in panels, as tabs or, on a phone, an accordion. A read-only switch prevents
 * accidental changes.
 */
export function VoiceAiManagement({ restaurantId }: PanelProps) {
  const [readOnly, setReadOnly] = useState(false);
  return (
    <Stack gap={8}>
      <div className={styles.readOnly}>
        <SwitchField label="Read-only" on={readOnly} onChange={setReadOnly} />
      </div>
      <ReadOnlyContext value={readOnly}>
        <Panels restaurantId={restaurantId} />
      </ReadOnlyContext>
    </Stack>
  );
}

/**
 * The settings panels, as tabs with the first one open or, on a phone, an accordion. Both render the same
 * open panel, so that resizing the window keeps its input.
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
    <div className={styles.panels}>
      <div ref={head} className={styles.head}>
        {!isSmall && (
          <Tabs
            aria-label="Voice AI panels"
            variant="fullWidth"
            value={shown?.id}
            onChange={(_event, chosen: PanelId) => {
              setOpen(chosen);
              // scrolls to the start of the panel
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
                className={styles.tab}
                label={<PanelTitle panel={panel} isOpen={panel === shown} />}
              />
            ))}
          </Tabs>
        )}
        <SaveAndDeployStatus restaurantId={restaurantId} />
      </div>
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
            <div
              role={isSmall ? 'region' : 'tabpanel'}
              id={`${id}-panel`}
              aria-labelledby={idOf(panel)}
              className={clsx(isSmall && styles.belowHeading)}
            >
              <div className={styles.content}>
                <SectionErrorBoundary title={panel.title} frame={withoutFrame}>
                  <panel.Content restaurantId={restaurantId} />
                </SectionErrorBoundary>
              </div>
            </div>
          )}
        </Fragment>
      ))}
    </div>
  );
});

/** Matches phones, and windows too narrow for five tabs with large text. */
const tabsDoNotFit = '(max-width: 767.95px), (max-width: 44em)';

interface HeadingProps {
  readonly panel: Panel;
  readonly id: string;
  /** Id of the panel that the heading opens. */
  readonly controls: string;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

function PanelHeading({ panel, id, controls, isOpen, onToggle }: HeadingProps) {
  return (
    <h3 className={styles.heading}>
      <ButtonBase
        id={id}
        aria-expanded={isOpen}
        aria-controls={isOpen ? controls : undefined}
        onClick={onToggle}
        {...(isOpen && sectionLinkTarget)}
        className={clsx(scrolling.belowHeader, styles.toggle)}
      >
        <PanelTitle panel={panel} isOpen={isOpen} />
        <ExpandMore aria-hidden className={styles.chevron} />
      </ButtonBase>
    </h3>
  );
}

/** The title of a panel. Marks the open panel while it has unsaved changes. */
const PanelTitle = observer(function PanelTitle({ panel, isOpen }: Pick<HeadingProps, 'panel' | 'isOpen'>) {
  const unsaved = useSharedViewModel(UnsavedWorkViewModel);
  return (
    <span className={styles.title}>
      <span>{panel.title}</span>
      {isOpen && unsaved.any && (
        <>
          <span aria-hidden className={styles.mark} />
          <VisuallyHidden>, unsaved changes</VisuallyHidden>
        </>
      )}
    </span>
  );
});
