import { clsx } from 'clsx';
import { isDay } from '#domain/shared/day.ts';
import { slotStart, MEETING_MINUTES, slotByLabel } from '#domain/booking/slots.ts';
import { longDay } from '../texts/bookingText.ts';
import type { BookedMeeting } from './bookedMeeting.ts';
import { viewerLocalTimeOf } from './viewerLocalTimeOf.ts';
import edge from '../art/tornEdge.module.css';
import styles from './MeetingTicket.module.css';

/** The details of a meeting, as far as they are known. */
export function MeetingTicket({ meeting }: { readonly meeting: BookedMeeting }) {
  const { name, date, time, company } = meeting;
  const slot = slotByLabel(time);
  const own = slot && isDay(date) ? viewerLocalTimeOf(slotStart(date, slot)) : undefined;
  const facts = [
    ['Attendee', name.trim() || 'Guest'],
    ['Date', isDay(date) ? longDay(date) : date],
    ['Time', time && `${time} Eastern Time`],
    ['Your time', own ?? ''],
    ['Duration', `${MEETING_MINUTES} minutes`],
    ['Company', company],
  ] as const;
  return (
    <dl className={clsx(edge.tornEdge, styles.ticket)}>
      {facts
        .filter(([, value]) => value !== '')
        .map(([term, value]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}
