import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import type { BookedMeeting } from './bookedMeeting.ts';
import { MeetingTicket } from './MeetingTicket.tsx';
import { addressOf } from '../app/pages.ts';

interface Props {
  readonly meeting: BookedMeeting;
  readonly onAgain: () => void;
}

/** Step 3: what was booked. */
export function BookedStep({ meeting, onAgain }: Props) {
  return (
    <Box sx={{ maxWidth: 640, display: 'grid', gap: 2.5 }}>
      <Typography variant="h2">Your meeting is booked</Typography>
      <MeetingTicket meeting={meeting} />
      <Typography>
        A calendar invitation was sent to {meeting.email}. A link to the video meeting follows shortly before
        the meeting.
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        <Button component={Link} to={addressOf('home')} variant="contained">
          Back to Home
        </Button>
        <Button variant="outlined" onClick={onAgain}>
          Book Another Meeting
        </Button>
      </Box>
    </Box>
  );
}
