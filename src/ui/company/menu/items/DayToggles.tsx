import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { DAYS } from '#domain/menu/menu.ts';
import { useReadOnly } from '../../../kit/form/readOnly.ts';
import { dayText } from '../../../texts/menuText.ts';
import { Pill } from '../../../kit/Pill.tsx';

interface Props {
  readonly days: readonly string[];
  readonly onChange: (days: readonly string[]) => void;
}

/** The days of the week on which an item can be had. */
export function DayToggles({ days, onChange }: Props) {
  const id = useId();
  const disabled = useReadOnly();
  const toggle = (day: string) =>
    onChange(days.includes(day) ? days.filter((other) => other !== day) : [...days, day]);
  return (
    <Box role="group" aria-labelledby={id}>
      <Typography variant="body2" id={id} sx={{ fontWeight: 600, mb: 0.5 }}>
        Available on
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75 }}>
        {DAYS.map((day) => (
          <Pill key={day} pressed={days.includes(day)} disabled={disabled} onPress={() => toggle(day)}>
            {dayText[day]}
          </Pill>
        ))}
      </Box>
    </Box>
  );
}
