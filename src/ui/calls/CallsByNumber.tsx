import { clsx } from 'clsx';
import { observer } from 'mobx-react-lite';
import { useId, useMemo } from 'react';
import type { CallsOfNumber } from '#domain/companies/call.ts';
import type { DayMinutes } from '#domain/companies/minutesByDay.ts';
import { phoneNumberText } from '#domain/shared/phoneNumber.ts';
import { useLocation } from 'react-router-dom';
import words from '../kit/text/words.module.css';
import { idOf, rowKeys } from '../kit/lists/rowKeys.ts';
import { ShowAllButton } from '../kit/lists/ShowAllButton.tsx';
import { useExpandableList } from '../kit/lists/useExpandableList.ts';
import { companySections } from '../navigation/companySections.ts';
import { callText } from '../texts/callText.ts';
import { shortDate } from '../texts/dates.ts';
import { CallList, INITIAL_CALL_COUNT } from './CallList.tsx';
import type { CallsViewModel } from './CallsViewModel.ts';
import styles from './CallsByNumber.module.css';

interface Props {
  readonly vm: CallsViewModel;
  readonly onRead: (callId: string) => void;
}

interface GroupProps extends Props {
  readonly line: CallsOfNumber;
}

/** How many phone numbers to show until the user expands the list. */
const INITIAL_LINES = 8;

/** The filtered calls in groups, one for each phone number. */
export const CallsByNumber = observer(function CallsByNumber({ vm, onRead }: Props) {
  const { found, isNarrow, filter } = vm;
  const keys = rowKeys(found, idOf);
  // shows all numbers, because the link may lead to any of them
  const isLinked = useLocation().hash === `#${companySections.calls.id}`;
  const { shownCount, listRef, expansion } = useExpandableList({
    name: 'phone numbers',
    count: found.length,
    initialCount: INITIAL_LINES,
    expandKey: isNarrow ? JSON.stringify(filter) : isLinked ? 'link' : undefined,
  });
  return (
    <>
      <div ref={listRef}>
        {found.slice(0, shownCount).map((line, place) => (
          <Group key={keys[place]} vm={vm} line={line} onRead={onRead} />
        ))}
      </div>
      <ShowAllButton expansion={expansion} count={found.length} label="Phone numbers" />
    </>
  );
});

/** A phone number with a chart of its calls per day and, when expanded, the calls. */
const Group = observer(function Group({ vm, line, onRead }: GroupProps) {
  const { number, calls } = line;
  const listId = useId();
  const days = useMemo(() => vm.daysOf(calls), [vm, calls]);
  const open = vm.isOpen(line);
  return (
    <div className={styles.group}>
      <div className={styles.head}>
        <h3 className={styles.title}>
          <button
            type="button"
            className={styles.toggle}
            aria-expanded={open}
            aria-controls={open ? listId : undefined}
            onClick={() => vm.toggle(line)}
          >
            <span className={styles.line}>
              <span>{callText.yourLine}</span>{' '}
              <span className={clsx(words.mono, styles.number)}>{phoneNumberText(number)}</span>
            </span>
            <span className={styles.count}>{callText.counted(calls.length)}</span>
          </button>
        </h3>
        <DayBars days={days} />
      </div>
      {open && (
        <CallList
          id={listId}
          line={line}
          expandKey={vm.expandKeyOf(line, INITIAL_CALL_COUNT)}
          opened={vm.openCallIndex(line)}
          onRead={onRead}
        />
      )}
    </div>
  );
});

const HEIGHT = 28;
const STEP = 8;
const BAR = 6;
/** Height of the bar of a day without calls. */
const NONE = 2;

/**
 * Small bars for the calls per day, with an outline for today. Few elements, because every phone number has a
 * chart.
 */
function DayBars({ days }: { readonly days: readonly DayMinutes[] }) {
  const most = Math.max(1, ...days.map(({ calls }) => calls));
  const bars = days.map(({ calls }, index) => ({
    x: index * STEP,
    height: calls === 0 ? NONE : Math.max(NONE * 2, Math.round((calls / most) * HEIGHT)),
  }));
  const today = bars.at(-1);
  return (
    <svg
      className={styles.bars}
      role="img"
      aria-label={summary(days)}
      viewBox={`0 0 ${days.length * STEP} ${HEIGHT}`}
      width={days.length * STEP}
      height={HEIGHT}
    >
      <path d={bars.slice(0, -1).map(barPath).join('')} />
      {today && (
        <rect
          className={styles.today}
          x={today.x + 0.75}
          y={HEIGHT - today.height + 0.75}
          width={BAR - 1.5}
          height={Math.max(0.5, today.height - 1.5)}
        />
      )}
    </svg>
  );
}

const barPath = ({ x, height }: { readonly x: number; readonly height: number }) =>
  `M${x} ${HEIGHT}v${-height}h${BAR}v${height}z`;

function summary(days: readonly DayMinutes[]): string {
  const total = days.reduce((sum, { calls }) => sum + calls, 0);
  const span = `Calls per day in the last ${days.length} days`;
  if (total === 0) return `${span}: none`;
  const busiest = days.reduce((most, day) => (day.calls > most.calls ? day : most));
  return `${span}: ${total} in total. Most on ${shortDate(busiest.day)}: ${busiest.calls}. Today: ${days.at(-1)?.calls ?? 0}.`;
}
