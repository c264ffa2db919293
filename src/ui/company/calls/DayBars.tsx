import type { DayMinutes } from '#domain/companies/minutesByDay.ts';
import { shortDate } from '../../texts/dates.ts';

const HEIGHT = 28;
const STEP = 8;
const BAR = 6;
/** A day without calls is a line of this height. */
const NONE = 2;

/** Calls per day as small bars, today's in outline. Few elements, as every phone number has its own. */
export function DayBars({ days }: { readonly days: readonly DayMinutes[] }) {
  const most = Math.max(1, ...days.map(({ calls }) => calls));
  const bars = days.map(({ calls }, index) => ({
    x: index * STEP,
    height: calls === 0 ? NONE : Math.max(NONE * 2, Math.round((calls / most) * HEIGHT)),
  }));
  const today = bars.at(-1);
  return (
    <svg
      className="bars"
      role="img"
      aria-label={summary(days)}
      viewBox={`0 0 ${days.length * STEP} ${HEIGHT}`}
      width={days.length * STEP}
      height={HEIGHT}
    >
      <path d={bars.slice(0, -1).map(barPath).join('')} />
      {today && (
        <rect
          className="today"
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
  return `${span}: ${total} in all, most on ${shortDate(busiest.day)} with ${busiest.calls}, today ${days.at(-1)?.calls ?? 0}`;
}
