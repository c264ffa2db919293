import ExpandMore from '@mui/icons-material/ExpandMore';
import Button from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import { clsx } from 'clsx';
import { observer } from 'mobx-react-lite';
import { useId, useRef } from 'react';
import type { SavedScenario } from '#domain/instructions/scenarios.ts';
import { FieldGroup } from '../forms/FieldGroup.tsx';
import { useReadOnly } from '../forms/readOnly.ts';
import { BusyButton } from '../kit/controls/BusyButton.tsx';
import { ResultNotice } from '../kit/feedback/ResultNotice.tsx';
import { Cluster } from '../kit/layout/Row.tsx';
import { Stack } from '../kit/layout/Stack.tsx';
import { Badge } from '../kit/text/Badge.tsx';
import { SecondaryText } from '../kit/text/SecondaryText.tsx';
import { Text } from '../kit/text/Text.tsx';
import { scrollToOnArrival } from '../kit/layout/arrival.ts';
import boxes from '../kit/layout/boxes.module.css';
import scrolling from '../kit/layout/scrolling.module.css';
import words from '../kit/text/words.module.css';
import { rehearsalText } from '../texts/rehearsalText.ts';
import { AnswerComparison } from './AnswerComparison.tsx';
import { RemovedBar } from './ListEditor.tsx';
import type { Rehearsal } from './Rehearsal.ts';
import styles from './RehearsalPanel.module.css';

interface Props {
  readonly rehearsal: Rehearsal;
  /** Whether there are unsaved edits, which a test would not use. */
  readonly dirty: boolean;
  readonly isLinked: boolean;
}

/** The kept scenarios with their answers. Runs all scenarios, and shows how their answers differ from before. */
export const RehearsalPanel = observer(function RehearsalPanel({ rehearsal, dirty, isLinked }: Props) {
  const readOnly = useReadOnly();
  const results = useRef<HTMLOListElement>(null);
  const { list, running, notice, status, removed, restore } = rehearsal;
  return (
    <FieldGroup
      title="Rehearsal"
      help={list.length > 0 ? rehearsalText.help : rehearsalText.none}
      id="rehearsal"
      isLinked={isLinked}
    >
      {list.length > 0 && !readOnly && (
        <Cluster align="stretch">
          <BusyButton
            busy={running.running}
            busyText={rehearsalText.runningThis}
            variant="outlined"
            onClick={() => {
              rehearsal.runAll();
              scrollToOnArrival(results.current);
            }}
          >
            {rehearsalText.run}
          </BusyButton>
          {running.running && <Button onClick={rehearsal.cancel}>{rehearsalText.cancel}</Button>}
        </Cluster>
      )}
      {list.length > 0 && (
        <div>
          <SecondaryText role="status">{status}</SecondaryText>
          {dirty && <SecondaryText>{rehearsalText.unsaved}</SecondaryText>}
        </div>
      )}
      <ResultNotice notice={notice} />
      {removed && !readOnly && <RemovedBar key={removed.id} text={removed.text} onUndo={restore} />}
      {list.length > 0 && (
        <ol ref={results} className={clsx(boxes.list, boxes.outlined, scrolling.belowButton, styles.list)}>
          {list.map((kept) => (
            <Scenario key={kept.id} rehearsal={rehearsal} kept={kept} />
          ))}
        </ol>
      )}
    </FieldGroup>
  );
});

interface ScenarioProps extends Pick<Props, 'rehearsal'> {
  readonly kept: SavedScenario;
}

/** A kept scenario in two lines, which expands to show its answers. */
const Scenario = observer(function Scenario({ rehearsal, kept }: ScenarioProps) {
  const id = useId();
  const readOnly = useReadOnly();
  const isOpen = rehearsal.isOpen(kept.id);
  const trouble = rehearsal.failureByScenarioId.get(kept.id);
  return (
    <li className={clsx(styles.entry, rehearsal.arrived === kept.id && scrolling.arrival)}>
      <ButtonBase
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => rehearsal.toggle(kept.id)}
        className={styles.scenario}
      >
        <span className={styles.summary}>
          <Text as="span" size="small" dir="auto" className={isOpen ? styles.whole : words.twoLines}>
            {kept.text}
          </Text>
          <State rehearsal={rehearsal} kept={kept} trouble={trouble} />
        </span>
        <ExpandMore aria-hidden className={styles.expand} />
      </ButtonBase>
      {isOpen && (
        <Stack id={id} gap={8} className={styles.answers}>
          {kept.answer && <AnswerComparison before={kept.before?.text} now={kept.answer.text} />}
          {!readOnly && (
            <Button
              size="small"
              color="error"
              aria-label={`Remove ${kept.text}`}
              onClick={() => rehearsal.remove(kept.id)}
              className={styles.remove}
            >
              Remove
            </Button>
          )}
        </Stack>
      )}
    </li>
  );
});

interface StateProps extends ScenarioProps {
  readonly trouble: string | undefined;
}

const State = observer(function State({ rehearsal, kept, trouble }: StateProps) {
  if (rehearsal.current === kept.id) return <Badge tone="info" label={rehearsalText.runningThis} />;
  if (trouble !== undefined) return <Badge tone="error" label={trouble} />;
  return <Badge {...rehearsalText.comparison[rehearsal.comparisonOf(kept)]} />;
});
