import Checkbox, { type CheckboxProps } from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { clsx } from 'clsx';
import { observer } from 'mobx-react-lite';
import { useEffect, useId, useRef } from 'react';
import type { PendingChange } from '#domain/deployments/pendingChange.ts';
import type { AuthorGroup, ScheduledGroup } from '#domain/deployments/pendingGroups.ts';
import { useReadOnly } from '../forms/readOnly.ts';
import { dateAndTime } from '../texts/dates.ts';
import { changeTypeText, deploymentText } from '../texts/deploymentText.ts';
import { countWithNoun } from '../texts/numbers.ts';
import { SecondaryText } from '../kit/text/SecondaryText.tsx';
import { ChangedFields } from './ChangedFields.tsx';
import { UnreadableRows } from '../kit/lists/UnreadableRows.tsx';
import type { DeploymentsViewModel } from './DeploymentsViewModel.ts';
import { Cluster } from '../kit/layout/Row.tsx';
import { Stack } from '../kit/layout/Stack.tsx';
import { Heading } from '../kit/text/Heading.tsx';
import { Text } from '../kit/text/Text.tsx';
import boxes from '../kit/layout/boxes.module.css';
import scrolling from '../kit/layout/scrolling.module.css';
import words from '../kit/text/words.module.css';
import styles from './PendingChanges.module.css';

interface Props {
  readonly vm: DeploymentsViewModel;
}

/** The pending changes, which the user can select individually or all at once. */
export const PendingChanges = observer(function PendingChanges({ vm }: Props) {
  const id = useId();
  const readOnly = useReadOnly();
  const { pending, authors, unscheduled, scheduled } = vm;
  const head = useScrollBackWhenShorter(pending.length);
  const isKnown = ({ fields }: PendingChange) => fields.length > 0 && fields.every(({ values }) => values);
  return (
    <Stack as="section" gap={12} aria-labelledby={id}>
      <Cluster ref={head} gap={0} justify="between" className={scrolling.belowHeader}>
        <Heading level={3} id={id}>
          Pending changes
        </Heading>
        {unscheduled.length > 0 && (
          <FormControlLabel
            disabled={readOnly}
            label="Select All"
            control={<SelectAll vm={vm} changes={unscheduled} />}
            className={styles.selectAll}
          />
        )}
      </Cluster>
      <UnreadableRows rows={pending} noun="change" />
      {pending.length > 1 && !pending.every(isKnown) && (
        <SecondaryText>{deploymentText.everySave}</SecondaryText>
      )}
      {pending.length === 0 && <Text tone="muted">{deploymentText.nothingPending}</Text>}
      {authors.map((group) => (
        <ByAuthor key={group.author} vm={vm} group={group} isAlone={authors.length === 1} />
      ))}
      {scheduled.length > 0 && <Scheduled vm={vm} groups={scheduled} />}
    </Stack>
  );
});

interface SelectAllProps extends Props, Pick<CheckboxProps, 'className' | 'disabled'> {
  readonly changes: readonly PendingChange[];
  /** Accessible name of a checkbox without a label. */
  readonly name?: string;
}

/** A checkbox that selects several changes at once. */
const SelectAll = observer(function SelectAll({ vm, changes, name, ...props }: SelectAllProps) {
  const extent = vm.selection.extentOf(changes);
  return (
    <Checkbox
      {...props}
      checked={extent === 'all'}
      indeterminate={extent === 'some'}
      onChange={() => vm.selection.toggleAll(changes)}
      slotProps={{
        input: { 'aria-checked': extent === 'some' ? 'mixed' : extent === 'all', 'aria-label': name },
      }}
    />
  );
});

interface ByAuthorProps extends Props {
  readonly group: AuthorGroup;
  /** Whether this is the only group, so that 'Select All' is enough. */
  readonly isAlone: boolean;
}

const ByAuthor = observer(function ByAuthor({ vm, group, isAlone }: ByAuthorProps) {
  const id = useId();
  const readOnly = useReadOnly();
  const { changes, isOwn, author } = group;
  const name = isOwn ? deploymentText.ownChanges : author || deploymentText.unknownAuthor;
  return (
    <Stack role="group" gap={8} aria-labelledby={id}>
      <Cluster className={styles.groupHead}>
        {!isAlone && (
          <SelectAll
            vm={vm}
            changes={changes}
            name={isOwn ? deploymentText.allOwn : deploymentText.allBy(name)}
            disabled={readOnly}
            className={styles.selectGroup}
          />
        )}
        <Text as="h4" strong id={id} dir="auto" className={words.breaks}>
          {name}
        </Text>
        <SecondaryText as="span">{countWithNoun(changes.length, 'change')}</SecondaryText>
      </Cluster>
      <ul className={boxes.boxList}>
        {changes.map((change) => (
          <ChangeCard key={change.id} vm={vm} change={change} />
        ))}
      </ul>
    </Stack>
  );
});

/** Scheduled changes by time. The API can't cancel a schedule, so the user can only deploy them earlier. */
const Scheduled = observer(function Scheduled({
  vm,
  groups,
}: Props & { readonly groups: readonly ScheduledGroup[] }) {
  const id = useId();
  const readOnly = useReadOnly();
  const now = new Date();
  return (
    <Stack role="group" gap={12} aria-labelledby={id} className={styles.scheduled}>
      <div>
        <Text as="h4" strong id={id}>
          {deploymentText.scheduledTitle}
        </Text>
        {!readOnly && <SecondaryText>{deploymentText.scheduledHelp}</SecondaryText>}
      </div>
      {groups.map(({ at, changes }) => (
        <Stack key={at.getTime()} gap={8}>
          <Text as="div" size="small" strong>
            {deploymentText.scheduledAt(at, now)}
          </Text>
          <ul className={boxes.boxList}>
            {changes.map((change) => (
              <ChangeCard key={change.id} vm={vm} change={change} />
            ))}
          </ul>
        </Stack>
      ))}
    </Stack>
  );
});

/** Ref of the list. When the list becomes shorter, scrolls it back into view. */
function useScrollBackWhenShorter(count: number) {
  const head = useRef<HTMLDivElement>(null);
  const before = useRef(count);
  useEffect(() => {
    if (count < before.current) head.current?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    before.current = count;
  }, [count]);
  return head;
}

interface CardProps extends Props {
  readonly change: PendingChange;
}

/** A pending change with author, time, and changed values. */
const ChangeCard = observer(function ChangeCard({ vm, change }: CardProps) {
  const id = useId();
  const readOnly = useReadOnly();
  const { type, description, author, savedAt } = change;
  const selected = vm.selection.has(change);
  return (
    <li className={clsx(boxes.outlined, selected && boxes.selected, styles.change)}>
      <FormControlLabel
        disabled={readOnly}
        label={description}
        control={
          <Checkbox
            checked={selected}
            onChange={() => vm.selection.toggle(change)}
            slotProps={{ input: { 'aria-describedby': id } }}
          />
        }
        slotProps={{ typography: { dir: 'auto', className: styles.description } }}
      />
      <SecondaryText as="div" id={id} className={styles.origin}>
        {[changeTypeText(type), author, dateAndTime(savedAt), vm.isUndone(change) && deploymentText.undone]
          .filter(Boolean)
          .join(' · ')}
      </SecondaryText>
      <ChangedFields fields={change.fields} />
    </li>
  );
});
