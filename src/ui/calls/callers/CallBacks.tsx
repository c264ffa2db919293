import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import { observer } from 'mobx-react-lite';
import { HandsetDrawing } from '../../art/drawings.tsx';
import type { CallBack } from '#domain/telephony/callBacks.ts';
import { phoneNumberText } from '#domain/shared/phoneNumber.ts';
import { OpenRestaurantViewModel } from '../../companies/OpenRestaurantViewModel.ts';
import { EmptyState } from '../../kit/feedback/EmptyState.tsx';
import { LoadFailure } from '../../kit/feedback/LoadFailure.tsx';
import { LoadingSkeleton } from '../../kit/feedback/LoadingSkeleton.tsx';
import boxes from '../../kit/layout/boxes.module.css';
import { idOf, rowKeys } from '../../kit/lists/rowKeys.ts';
import { UnreadableRows } from '../../kit/lists/UnreadableRows.tsx';
import { useSharedViewModel } from '../../kit/state/useViewModel.ts';
import { PhoneLink } from '../../kit/text/PhoneLink.tsx';
import { SecondaryText } from '../../kit/text/SecondaryText.tsx';
import { callerText } from '../../texts/callerText.ts';
import { companyText } from '../../texts/companyText.ts';
import { dateAndTime } from '../../texts/dates.ts';
import type { CallsViewModel } from '../CallsViewModel.ts';
import { SidePanel } from '../SidePanel.tsx';
import { callBacksOf } from './callBacksOf.ts';
import styles from './CallBacks.module.css';

interface Props {
  readonly vm: CallsViewModel;
  readonly open: boolean;
  readonly onRead: (callId: string) => void;
  readonly onClose: () => void;
}

/** A side panel with the callers to call back. (see rule: callers to call back) */
export function CallBacks({ vm, open, onRead, onClose }: Props) {
  return (
    <SidePanel title={callerText.title} open={open} onClose={onClose}>
      <List vm={vm} onRead={onRead} />
    </SidePanel>
  );
}

const List = observer(function List({ vm, onRead }: Pick<Props, 'vm' | 'onRead'>) {
  const { mayAdminister } = useSharedViewModel(OpenRestaurantViewModel);
  const { logs } = vm.callers;
  const callBacks = callBacksOf(vm);
  const keys = rowKeys(callBacks, idOf);
  const { phoneLines } = vm;
  // the call log loads after the calls
  if (phoneLines.failure && !phoneLines.value)
    return <LoadFailure text={companyText.callsFailed} onRetry={phoneLines.retry} />;
  if (mayAdminister !== false && logs.pending)
    return <LoadingSkeleton loading={logs} label={callerText.loadingLog} lines={6} />;
  return (
    <>
      {logs.failure && <LoadFailure text={callerText.logFailed} onRetry={logs.retry} />}
      <UnreadableRows rows={logs.value} noun="call" />
      {callBacks.length === 0 ? (
        <EmptyState drawing={<HandsetDrawing />} text={callerText.none} />
      ) : (
        <>
          <SecondaryText>{mayAdminister === false ? callerText.forAdmins : callerText.listed}</SecondaryText>
          <ul aria-label={callerText.title} className={boxes.boxList}>
            {callBacks.map((missed, index) => (
              <Caller key={keys[index]} vm={vm} missed={missed} onRead={onRead} />
            ))}
          </ul>
        </>
      )}
    </>
  );
});

interface CallerProps extends Pick<Props, 'vm' | 'onRead'> {
  readonly missed: CallBack;
}

const Caller = observer(function Caller({ vm, missed, onRead }: CallerProps) {
  const { id, calls, number, reachedAt } = missed;
  const call = calls.find(({ callId }) => vm.hasCall(callId));
  const isDone = reachedAt !== undefined || vm.callers.isCalledBack(id);
  const name = number ? phoneNumberText(number) : callerText.unknownNumber;
  return (
    <li className={styles.caller} data-done={isDone || undefined}>
      <div className={styles.number}>{number ? <PhoneLink number={number} /> : name}</div>
      <SecondaryText>{callerText.missed(missed)}</SecondaryText>
      <div className={styles.actions}>
        {reachedAt ? (
          <SecondaryText>{callerText.reached(reachedAt)}</SecondaryText>
        ) : (
          <label className={styles.tick}>
            <Checkbox
              checked={isDone}
              onChange={() => vm.callers.toggle(id)}
              slotProps={{ input: { 'aria-label': callerText.calledBackTo(name) } }}
            />
            {callerText.calledBack}
          </label>
        )}
        {call && (
          <Button
            size="small"
            aria-haspopup="dialog"
            aria-label={`View Transcript of the call on ${dateAndTime(call.at)}`}
            onClick={() => onRead(call.callId)}
          >
            View Transcript
          </Button>
        )}
      </div>
    </li>
  );
});
