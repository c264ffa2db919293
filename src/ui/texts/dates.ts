/** Dates and times as people read them: US English, in the viewer's own zone. */
const dateFormat = (options: Intl.DateTimeFormatOptions) => {
  // made when first asked for: making one takes milliseconds that a page without dates need not spend
  let format: Intl.DateTimeFormat | undefined;
  return (moment: Date) => {
    format ??= new Intl.DateTimeFormat('en-US', options);
    return format.format(moment);
  };
};

export const shortDate = dateFormat({ year: 'numeric', month: 'short', day: 'numeric' });
export const dateAndTime = dateFormat({
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
});

export const longDate = dateFormat({ weekday: 'long', year: 'numeric', month: 'long', day: 'numeric' });
export const fullDate = dateFormat({ year: 'numeric', month: 'long', day: 'numeric' });
export const clockTime = dateFormat({ hour: 'numeric', minute: '2-digit' });
export const clockTimeToTheSecond = dateFormat({ hour: 'numeric', minute: '2-digit', second: '2-digit' });
export const monthAndDay = dateFormat({ month: 'short', day: 'numeric' });
export const monthDayAndTime = dateFormat({
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
});

/** The viewer's zone at that moment: "Eastern Daylight Time". */
export function zoneName(moment: Date): string {
  const parts = new Intl.DateTimeFormat('en-US', { timeZoneName: 'long' }).formatToParts(moment);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? 'your time zone';
}
