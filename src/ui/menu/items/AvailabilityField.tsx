import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { DAYS, type Availability } from '#domain/menu/menu.ts';
import { nameWords } from '#domain/shared/nameWords.ts';
import { useReadOnly } from '../../forms/readOnly.ts';
import { SwitchField } from '../../forms/SwitchField.tsx';
import { bindField } from '../../forms/bindField.tsx';
import { Pill } from '../../kit/controls/Pill.tsx';

/** An item's availability and days of the week. */
export const AvailabilityField = bindField<Availability>(function Available({ value, onType }) {
  const id = useId();
  const disabled = useReadOnly();
  const { isAvailable, availableDays: days } = value;
  const toggle = (day: string) =>
    onType({
      ...value,
      availableDays: days.includes(day) ? days.filter((other) => other !== day) : [...days, day],
    });
  return (
    <>
      <SwitchField
        label="Available"
        on={isAvailable}
        onChange={(on) => onType({ ...value, isAvailable: on })}
      />
      <Box role="group" aria-labelledby={id}>
        <Typography variant="body2" id={id} sx={{ fontWeight: 600, mb: 0.5 }}>
          Available on
        </Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75 }}>
          {DAYS.map((day) => (
            <Pill key={day} pressed={days.includes(day)} disabled={disabled} onPress={() => toggle(day)}>
              <span>
                <span>{nameWords(day).slice(0, 3)}</span>
                {/* seven days fit one row by their short names */}
                <Box component="span" sx={{ fontSize: 0 }}>
                  {nameWords(day).slice(3)}
                </Box>
              </span>
            </Pill>
          ))}
        </Box>
      </Box>
    </>
  );
});
