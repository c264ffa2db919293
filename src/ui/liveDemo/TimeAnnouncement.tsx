import { observer } from 'mobx-react-lite';
import { visuallyHidden } from '../kit/visuallyHidden.ts';
import { liveDemoText } from '../texts/liveDemoText.ts';
import type { LiveCall } from './LiveCall.ts';

/** Says once that the time is almost over, instead of every second how much is left. */
export const TimeAnnouncement = observer(function TimeAnnouncement({ call }: { readonly call: LiveCall }) {
  return (
    <div role="status" style={visuallyHidden}>
      {call.isAlmostOver && liveDemoText.almostOver}
    </div>
  );
});
