import Box from '@mui/material/Box';
import Checkbox, { type CheckboxProps } from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import { observer } from 'mobx-react-lite';
import { useEffect, useId, useRef } from 'react';
import type { PendingChange } from '#domain/deployments/pendingChange.ts';
import type { AuthorGroup, ScheduledGroup } from '#domain/deployments/pendingGroups.ts';
import { useReadOnly } from '../forms/readOnly.ts';
import { dateAndTime } from '../texts/dates.ts';
import { changeTypeText, deploymentText } from '../texts/deploymentText.ts';
import { countWithNoun } from '../texts/numbers.ts';
import { selectableBox, boxList } from '../kit/layout/boxes.ts';
import { SecondaryText } from '../kit/text/SecondaryText.tsx';
import { scrollMarginBelowHeader } from '../kit/layout/scrollMargins.ts';
import { ChangedFields } from './ChangedFields.tsx';
import { UnreadableRows } from '../kit/lists/UnreadableRows.tsx';
import type { DeploymentsViewModel } from './DeploymentsViewModel.ts';

interface Props {
  readonly vm: DeploymentsViewModel;
}

/** The pending changes, selectable one by one or all at once. */
export const PendingChanges = observer(function PendingChanges({ vm }: Props) {
  const id = useId();
  const readOnly = useReadOnly();
  const { pending, authors, unscheduled, scheduled } = vm;
  const head = useSeenWhenFewer(pending.length);
  return (
    <Box component="section" aria-labelledby={id} sx={{ display: 'grid', gap: 1.5, minWidth: 0 }}>
      <Box
        ref={head}
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          justifyContent: 'space-between',
          alignItems: 'center',
          ...scrollMarginBelowHeader,
        }}
      >
        <Typography variant="h3" id={id}>
          Pending changes
        </Typography>
        {unscheduled.length > 0 && (
          <FormControlLabel
            disabled={readOnly}
            label="Select All"
            control={<SelectAll vm={vm} changes={unscheduled} />}
            sx={{ mr: 0 }}
          />
        )}
      </Box>
      <UnreadableRows rows={pending} noun="change" />
      {pending.length === 0 && (
        <Typography sx={{ color: 'text.secondary' }}>{deploymentText.nothingPending}</Typography>
      )}
      {authors.map((group) => (
        <ByAuthor key={group.author} vm={vm} group={group} isAlone={authors.length === 1} />
      ))}
      {scheduled.length > 0 && <Scheduled vm={vm} groups={scheduled} />}
    </Box>
  );
});

interface SelectAllProps extends Props, Pick<CheckboxProps, 'disabled' | 'sx'> {
  readonly changes: readonly PendingChange[];
  /** The checkbox's name, if it has no label. */
  readonly name?: string;
}

/** Selects some changes at once. */
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
  /** Whether there is no other group, so 'Select All' is enough. */
  readonly isAlone: boolean;
}

/** An author's changes. */
const ByAuthor = observer(function ByAuthor({ vm, group, isAlone }: ByAuthorProps) {
  const id = useId();
  const readOnly = useReadOnly();
  const { changes, isOwn, author } = group;
  const name = isOwn ? deploymentText.ownChanges : author || deploymentText.unknownAuthor;
  return (
    <Box role="group" aria-labelledby={id} sx={{ display: 'grid', gap: 1, minWidth: 0 }}>
      <Box sx={groupHead}>
        {!isAlone && (
          <SelectAll
            vm={vm}
            changes={changes}
            name={isOwn ? deploymentText.allOwn : deploymentText.allBy(name)}
            disabled={readOnly}
            // above the checkboxes of the cards
            sx={{ ml: 0.75, mr: -1 }}
          />
        )}
        <Typography component="h4" id={id} dir="auto" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
          {name}
        </Typography>
        <SecondaryText as="span">{countWithNoun(changes.length, 'change')}</SecondaryText>
      </Box>
      <Box component="ul" sx={boxList}>
        {changes.map((change) => (
          <ChangeCard key={change.id} vm={vm} change={change} />
        ))}
      </Box>
    </Box>
  );
});

const groupHead = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 1,
  minHeight: 32,
} as const;

/** Scheduled changes by time. The API cannot cancel a schedule, so they can only be deployed sooner. */
const Scheduled = observer(function Scheduled({
  vm,
  groups,
}: Props & { readonly groups: readonly ScheduledGroup[] }) {
  const id = useId();
  const readOnly = useReadOnly();
  const now = new Date();
  return (
    <Box role="group" aria-labelledby={id} sx={calm}>
      <div>
        <Typography component="h4" id={id} sx={{ fontWeight: 600 }}>
          {deploymentText.scheduledTitle}
        </Typography>
        {!readOnly && <SecondaryText>{deploymentText.scheduledHelp}</SecondaryText>}
      </div>
      {groups.map(({ at, changes }) => (
        <Box key={at.getTime()} sx={{ display: 'grid', gap: 1, minWidth: 0 }}>
          <Box sx={{ fontWeight: 600, typography: 'body2' }}>{deploymentText.scheduledAt(at, now)}</Box>
          <Box component="ul" sx={boxList}>
            {changes.map((change) => (
              <ChangeCard key={change.id} vm={vm} change={change} />
            ))}
          </Box>
        </Box>
      ))}
    </Box>
  );
});

const calm = {
  display: 'grid',
  gap: 1.5,
  minWidth: 0,
  p: 2,
  borderRadius: '12px',
  bgcolor: 'surface.sunken',
  '& li:not(:has(:checked))': { bgcolor: 'background.paper' },
} as const;

/** Ref of the list. Scrolls it back into view when it becomes shorter. */
function useSeenWhenFewer(count: number) {
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

/** A pending change with its author, time, and changed values. */
const ChangeCard = observer(function ChangeCard({ vm, change }: CardProps) {
  const id = useId();
  const readOnly = useReadOnly();
  const { type, description, author, savedAt } = change;
  const selected = vm.selection.has(change);
  return (
    <Box component="li" sx={{ ...selectableBox(selected), p: 2, pt: 1 }}>
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
        slotProps={{ typography: { dir: 'auto', sx: { fontWeight: 600, overflowWrap: 'anywhere' } } }}
      />
      <Box id={id} sx={{ typography: 'body2', color: 'text.secondary', mb: 1.5 }}>
        {[changeTypeText(type), author, dateAndTime(savedAt)].filter(Boolean).join(' · ')}
      </Box>
      <ChangedFields fields={change.fields} />
    </Box>
  );
});
