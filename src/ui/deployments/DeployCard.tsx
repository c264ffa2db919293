import Box from '@mui/material/Box';
import GlobalStyles from '@mui/material/GlobalStyles';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import Typography from '@mui/material/Typography';
import { observer } from 'mobx-react-lite';
import { useEffect, useId, useRef, useState } from 'react';
import { earliestMinute, schedulePicks } from '#domain/deployments/schedule.ts';
import { BusyButton } from '../kit/controls/BusyButton.tsx';
import { Field } from '../forms/Field.tsx';
import { deploymentText, callerEffectText } from '../texts/deploymentText.ts';
import type { DeploymentsViewModel } from './DeploymentsViewModel.ts';
import { localMinute } from './localMinute.ts';
import { useToSchedule } from '../navigation/toSchedule.ts';
import { Pill } from '../kit/controls/Pill.tsx';
import { BOTTOM_BAR } from '../kit/layout/pinned.ts';
import { SecondaryText } from '../kit/text/SecondaryText.tsx';
import { shortViewport, tallViewport } from '../kit/layout/viewports.ts';
import { scrollMarginBelowButton, WORKSPACE_HEADER_HEIGHT } from '../kit/layout/scrollMargins.ts';
import { scrollToLinkedSection } from '../navigation/linkedSection.ts';

interface Props {
  readonly vm: DeploymentsViewModel;
}

/** The selected changes, what callers will notice, and the buttons to deploy or schedule. */
export const DeployCard = observer(function DeployCard({ vm }: Props) {
  const id = useId();
  const { pending, deploying, scheduling } = vm;
  const { chosen } = vm.selection;
  const needsSelection = pending.length > 0 && chosen.length === 0;
  const noticed = callerEffectText(chosen.map(({ type }) => type));
  return (
    <Box component="section" aria-labelledby={id} sx={card}>
      <GlobalStyles styles={barHeight} />
      <Box sx={deployNow}>
        <div>
          <Typography variant="h3" id={id}>
            Deploy
          </Typography>
          <SecondaryText>
            {pending.length > 0
              ? `${chosen.length} of ${pending.length} selected`
              : deploymentText.nothingToDeploy}
          </SecondaryText>
          {needsSelection && (
            <SecondaryText id={`${id}-reason`}>{deploymentText.nothingSelected}</SecondaryText>
          )}
        </div>
        <BusyButton
          busy={deploying.running}
          busyText="Deploying..."
          // with a time set, the main action is to schedule
          variant={vm.time.dirty ? 'outlined' : 'contained'}
          // pressed anyway, it says why
          aria-disabled={vm.busy || chosen.length === 0}
          aria-describedby={needsSelection ? `${id}-reason` : undefined}
          onClick={vm.deploy}
          sx={{ '&[aria-disabled="true"]:not([aria-busy="true"])': { opacity: 0.5 } }}
        >
          {deploymentText.deploy(chosen.length)}
        </BusyButton>
      </Box>
      {noticed.length > 0 && (
        <Box sx={{ typography: 'body2' }}>
          <Box id={`${id}-noticed`} sx={{ fontWeight: 600 }}>
            Callers will notice
          </Box>
          <Box component="ul" aria-labelledby={`${id}-noticed`} sx={{ m: 0, pl: 2.5 }}>
            {noticed.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </Box>
        </Box>
      )}
      {(pending.length > 0 || scheduling.running) && (
        <>
          <ScheduleField vm={vm} />
          <BusyButton
            busy={scheduling.running}
            busyText="Scheduling..."
            variant={vm.time.dirty ? 'contained' : 'outlined'}
            aria-disabled={vm.busy}
            onClick={vm.schedule}
          >
            Schedule deployment
          </BusyButton>
        </>
      )}
    </Box>
  );
});

/** Next to the changes, a card that stays in view. Below them, its parts scroll with the page. */
const card = {
  position: { lg: 'sticky' },
  [shortViewport]: { position: 'static' },
  top: WORKSPACE_HEADER_HEIGHT,
  display: { xs: 'contents', lg: 'grid' },
  gap: 2,
  gridTemplateColumns: 'minmax(0, 1fr)',
  p: 2,
  borderRadius: '12px',
  bgcolor: 'surface.sunken',
} as const;

/** Below the changes, sticky while the user scrolls through them. */
const deployNow = {
  position: { xs: 'sticky', lg: 'static' },
  [shortViewport]: { position: 'static' },
  bottom: BOTTOM_BAR,
  zIndex: 5,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 2,
  p: { xs: 1.5, lg: 0 },
  borderRadius: '12px',
  bgcolor: 'surface.sunken',
  // in one row, except with large text
  '& > div': { flex: '1 1 6rem' },
  '& > button': { flex: { xs: 'none', lg: '1 0 100%' } },
} as const;

/** Keeps messages at the bottom clear of the button while it is sticky. */
const barHeight = { [tallViewport]: { '@media (max-width: 1199px)': { ':root': { '--save-bar': '80px' } } } };

/** In milliseconds. */
const TICK = 5000;

/** The deployment time in the viewer's time zone, with quick picks. Takes focus if it has a problem. */
const ScheduleField = observer(function ScheduleField({ vm }: Props) {
  const { text, problem, moment, type } = vm.time;
  const [now, setNow] = useState(() => new Date());
  const input = useRef<HTMLInputElement>(null);
  const isBelowChanges = useMediaQuery((theme: Theme) => theme.breakpoints.down('lg'));
  const isLinked = useToSchedule() !== undefined && isBelowChanges;
  useEffect(() => {
    // the earliest time follows the clock
    const ticking = setInterval(() => setNow(new Date()), TICK);
    return () => clearInterval(ticking);
  }, []);
  useEffect(() => {
    if (problem) input.current?.focus();
  }, [problem]);
  return (
    <>
      <Box
        role="group"
        aria-label="Quick picks"
        {...(isLinked && scrollToLinkedSection)}
        tabIndex={-1}
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          gap: 1,
          // keeps what is selected in view; more specific than the margin of the panel's controls
          '&&&': scrollMarginBelowButton,
        }}
      >
        {schedulePicks(now).map((pick) => (
          <Pill
            key={pick.name}
            pressed={moment?.at.getTime() === pick.at.getTime()}
            onPress={() => type(localMinute(pick.at))}
          >
            {deploymentText.pick(pick)}
          </Pill>
        ))}
      </Box>
      <Field
        label="Schedule time"
        help={deploymentText.timeHelp(moment, now)}
        type="datetime-local"
        min={localMinute(earliestMinute(now))}
        inputRef={input}
        value={text}
        error={problem}
        onType={type}
        // never wraps: with large text, a phone would cut it off
        sx={{ '& input': { fontSize: 'min(1rem, 6vw)' } }}
      />
    </>
  );
});
