/** A moment in the viewer's zone to the minute, as a field for date and time takes it: `2026-03-04T18:30`. */
export function localMinute(moment: Date): string {
  const two = (part: number) => String(part).padStart(2, '0');
  const date = [moment.getFullYear(), two(moment.getMonth() + 1), two(moment.getDate())].join('-');
  return `${date}T${two(moment.getHours())}:${two(moment.getMinutes())}`;
}
