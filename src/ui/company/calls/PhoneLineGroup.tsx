import { observer } from 'mobx-react-lite';
import { useId, useMemo } from 'react';
import type { PhoneLine } from '#domain/companies/call.ts';
import { phoneNumberText } from '#domain/shared/phoneNumber.ts';
import { callText } from '../../texts/callText.ts';
import { CallList } from './CallList.tsx';
import type { CallsViewModel } from './CallsViewModel.ts';
import { DayBars } from './DayBars.tsx';

interface Props {
  readonly vm: CallsViewModel;
  readonly line: PhoneLine;
}

/** One phone number: how many calls on which day, and the calls themselves while it is open. */
export const PhoneLineGroup = observer(function PhoneLineGroup({ vm, line }: Props) {
  const { number, calls } = line;
  const listId = useId();
  const days = useMemo(() => vm.daysOf(calls), [vm, calls]);
  const open = vm.isOpen(line);
  return (
    <div className="group">
      <div className="head">
        <h3>
          <button
            type="button"
            aria-expanded={open}
            aria-controls={open ? listId : undefined}
            onClick={() => vm.toggle(line)}
          >
            <span className="number">{phoneNumberText(number)}</span>
            <span className="count">{callText.counted(calls.length)}</span>
          </button>
        </h3>
        <DayBars days={days} />
      </div>
      {open && <CallList id={listId} vm={vm} line={line} />}
    </div>
  );
});
