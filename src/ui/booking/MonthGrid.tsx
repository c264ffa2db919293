import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import IconButton from '@mui/material/IconButton';
import type { HTMLAttributes, ReactNode } from 'react';
import type { CalendarDay } from '#domain/booking/calendar.ts';
import { Row } from '../kit/layout/Row.tsx';
import { Heading } from '../kit/text/Heading.tsx';
import { SHORT_WEEKDAYS } from '../texts/dates.ts';
import styles from './MonthGrid.module.css';

interface Props {
  /** The month's name. Undefined during prerendering. */
  readonly title: string | undefined;
  /** The table cells, six weeks of seven. */
  readonly cells: readonly ReactNode[];
  readonly gridProps?: HTMLAttributes<HTMLElement>;
  readonly headerProps?: HTMLAttributes<HTMLElement>;
  readonly onPrevious?: () => void;
  readonly onNext?: () => void;
}

/** A month as a table, with its name and buttons for other months. */
export function MonthGrid({ title, cells, gridProps, headerProps, onPrevious, onNext }: Props) {
  return (
    <>
      <Row gap={0} className={styles.header}>
        <Heading level={2} look="h3" className={styles.name}>
          {title}
        </Heading>
        <IconButton aria-label="Previous month" onClick={onPrevious}>
          <ChevronLeft />
        </IconButton>
        <IconButton aria-label="Next month" onClick={onNext}>
          <ChevronRight />
        </IconButton>
      </Row>
      <table {...gridProps} className={styles.month}>
        <thead {...headerProps}>
          <tr>
            {SHORT_WEEKDAYS.map((name) => (
              <th key={name}>{name}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {WEEKS.map((week) => (
            <tr key={week}>{cells.slice(week * 7, week * 7 + 7)}</tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

const WEEKS = [0, 1, 2, 3, 4, 5];

/** Returns the data attributes that set a day's look. */
export const dayAttributes = ({ isToday, isInMonth }: CalendarDay) => ({
  className: styles.day,
  'data-today': isToday || undefined,
  'data-other-month': !isInMonth || undefined,
});

/** A month that renders without the calendar library and, during prerendering, without days. */
export function MonthPreview({
  title,
  days,
}: Pick<Props, 'title'> & { readonly days?: readonly CalendarDay[] }) {
  const cells =
    days?.map((day) => (
      <td key={day.date} aria-disabled={!day.isAvailable}>
        <div {...dayAttributes(day)}>{day.dayNumber}</div>
      </td>
    )) ??
    PLACES.map((place) => (
      <td key={place} aria-disabled={place % 7 === 0 || place % 7 === 6}>
        <div className={styles.day}>{'\u00a0'}</div>
      </td>
    ));
  return (
    <div inert>
      <MonthGrid title={title} cells={cells} />
    </div>
  );
}

const PLACES = Array.from({ length: 42 }, (_, place) => place);
