import Schedule from '@mui/icons-material/Schedule';
import IconButton from '@mui/material/IconButton';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { observer } from 'mobx-react-lite';
import { useEffect, useId, useRef, useState } from 'react';
import { earliestMinute, schedulePicks } from '#domain/deployments/schedule.ts';
import { changesThatCancelOut } from '#domain/deployments/changesThatCancelOut.ts';
import { useBottomBar } from '../kit/browser/useBottomBar.ts';
import { BusyButton } from '../kit/controls/BusyButton.tsx';
import { Field } from '../forms/Field.tsx';
import { callerEffectText, deploymentText, deployOfferText } from '../texts/deploymentText.ts';
import type { DeploymentsViewModel } from './DeploymentsViewModel.ts';
import { localMinute } from './localMinute.ts';
import { RehearseBeforeDeploying } from './RehearseBeforeDeploying.tsx';
import { useChangesToSchedule } from '../navigation/toSchedule.ts';
import { Pill } from '../kit/controls/Pill.tsx';
import { SecondaryText } from '../kit/text/SecondaryText.tsx';
import { sectionLinkTarget } from '../navigation/linkedSection.ts';
import { Cluster } from '../kit/layout/Row.tsx';
import { Heading } from '../kit/text/Heading.tsx';
import { Text } from '../kit/text/Text.tsx';
import styles from './DeployCard.module.css';

interface Props {
  readonly vm: DeploymentsViewModel;
}

/** The selected changes, what callers will notice, and buttons to deploy or schedule. */
export const DeployCard = observer(function DeployCard({ vm }: Props) {
  const id = useId();
  const { pending, deploying, scheduling } = vm;
  const { chosen } = vm.selection;
  const isSchedulable = pending.length > 0 || scheduling.running;
  const needsSelection = pending.length > 0 && chosen.length === 0;
  const deployNow = useRef<HTMLDivElement>(null);
  useBottomBar(deployNow);
  const undone = changesThatCancelOut(chosen);
  const noticed = callerEffectText(
    chosen.filter(({ id: each }) => !undone.has(each)).map(({ type }) => type),
  );
  return (
    <section aria-labelledby={id} className={styles.deployCard}>
      <div ref={deployNow} className={styles.deployNow}>
        <div>
          <Heading level={3} id={id}>
            Deploy
          </Heading>
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
          // once a time is set, scheduling is the main action
          variant={vm.time.dirty ? 'outlined' : 'contained'}
          // not `disabled`, so that pressing the button says what is missing
          aria-disabled={vm.busy || chosen.length === 0}
          aria-describedby={needsSelection ? `${id}-reason` : undefined}
          onClick={vm.deploy}
          className={styles.deploy}
        >
          {deploymentText.deploy(chosen.length)}
        </BusyButton>
        {isSchedulable && (
          <IconButton
            color="primary"
            aria-label={deployOfferText.schedule}
            onClick={() => document.getElementById(`${id}-picks`)?.focus()}
            className={styles.toSchedule}
          >
            <Schedule />
          </IconButton>
        )}
      </div>
      {pending.length > 0 && <RehearseBeforeDeploying />}
      {noticed.length > 0 && (
        <div>
          <Text as="div" id={`${id}-noticed`} size="small" strong>
            Callers will notice
          </Text>
          <Text as="ul" aria-labelledby={`${id}-noticed`} size="small" className={styles.effects}>
            {noticed.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </Text>
        </div>
      )}
      {isSchedulable && (
        <>
          <ScheduleField vm={vm} picksId={`${id}-picks`} />
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
    </section>
  );
});

interface ScheduleProps extends Props {
  readonly picksId: string;
}

/** How often to update the earliest time, in milliseconds. */
const TICK = 5000;

/** The time of a scheduled deployment, with quick picks. Gets focus if the time has a problem. */
const ScheduleField = observer(function ScheduleField({ vm, picksId }: ScheduleProps) {
  const { text, problem, moment, type } = vm.time;
  const [now, setNow] = useState(() => new Date());
  const input = useRef<HTMLInputElement>(null);
  const isBelowChanges = useMediaQuery((theme: Theme) => theme.breakpoints.down('lg'));
  const isLinked = useChangesToSchedule() !== undefined && isBelowChanges;
  useEffect(() => {
    // updates the earliest time
    const ticking = setInterval(() => setNow(new Date()), TICK);
    return () => clearInterval(ticking);
  }, []);
  useEffect(() => {
    if (problem) input.current?.focus();
  }, [problem]);
  return (
    <>
      <Cluster
        id={picksId}
        role="group"
        aria-label="Quick picks"
        {...(isLinked && sectionLinkTarget)}
        tabIndex={-1}
        align="stretch"
        className={styles.picks}
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
      </Cluster>
      <Field
        label="Schedule time"
        help={deploymentText.timeHelp(moment, now)}
        type="datetime-local"
        min={localMinute(earliestMinute(now))}
        inputRef={input}
        value={text}
        error={problem}
        onType={type}
        className={styles.time}
      />
    </>
  );
});
