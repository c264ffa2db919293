import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link, useNavigate } from 'react-router-dom';
import { addressOf } from '../app/pages.ts';
import type { BookedMeeting } from './bookedMeeting.ts';
import { MeetingTicket } from './MeetingTicket.tsx';

/** Step 3: what was booked. */
export function BookedStep({ meeting }: { readonly meeting: BookedMeeting }) {
  const navigate = useNavigate();
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
        <Button variant="outlined" onClick={() => void navigate(addressOf('booking'), { replace: true })}>
          Book Another Meeting
        </Button>
      </Box>
    </Box>
  );
}
