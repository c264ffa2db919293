/** Tells of moments whether they fall on the calendar day of this one, in the viewer's zone. */
export function onDay(day: Date): (moment: Date) => boolean {
  const [year, month, date] = [day.getFullYear(), day.getMonth(), day.getDate()];
  const begin = new Date(year, month, date);
  const end = new Date(year, month, date + 1);
  return (moment) => moment >= begin && moment < end;
}
