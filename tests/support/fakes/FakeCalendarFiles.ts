import type { CalendarFiles } from '#application/booking/CalendarFiles.ts';
import type { Invitation } from '#domain/booking/invitation.ts';
import type { Failure } from '#application/Failure.ts';

/** Records the meetings for which calendar files were requested. `trouble` makes every request fail. */
export class FakeCalendarFiles implements CalendarFiles {
  readonly asked: Invitation[] = [];
  trouble: Failure | undefined;

  async invitation(meeting: Invitation) {
    if (this.trouble) throw this.trouble;
    this.asked.push(meeting);
    return `The file of ${meeting.title}`;
  }
}
