import Box from '@mui/material/Box';
import type { MeetingType } from '#domain/booking/booking.ts';
import { meetingTypeText } from '../texts/bookingText.ts';
import { choice, choices, legend } from './choiceStyles.ts';

const types: readonly MeetingType[] = ['virtual', 'in_person'];

interface Props {
  readonly type: MeetingType;
  readonly onChoose: (type: MeetingType) => void;
}

export function MeetingTypes({ type, onChoose }: Props) {
  return (
    <Box component="fieldset" sx={{ ...choices, gridTemplateColumns: { sm: '1fr 1fr', lg: '1fr' } }}>
      <Box component="legend" sx={legend}>
        Meeting type
      </Box>
      {types.map((each) => (
        <Box component="label" key={each} sx={choice}>
          <input
            type="radio"
            name="meeting-type"
            checked={each === type}
            onChange={() => onChoose(each)}
            aria-label={meetingTypeText[each].label}
            aria-describedby={`about-${each}`}
          />
          <span>
            <strong>{meetingTypeText[each].label}</strong>
            <Box component="small" id={`about-${each}`} sx={{ display: 'block', color: 'text.secondary' }}>
              {meetingTypeText[each].about}
            </Box>
          </span>
        </Box>
      ))}
    </Box>
  );
}
