import OutlinedInput from '@mui/material/OutlinedInput';
import { useEffect, useRef, useState } from 'react';
import { FieldFrame } from '../../kit/form/FieldFrame.tsx';
import { zoneName } from '../../texts/dates.ts';
import { localMinute } from './localMinute.ts';

interface Props {
  readonly time: string;
  readonly problem: string | undefined;
  readonly onType: (time: string) => void;
}

/** When changes are to be deployed, in the viewer's zone; takes the focus when there is a problem with it. */
export function ScheduleField({ time, problem, onType }: Props) {
  const [now, setNow] = useState(() => new Date());
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (problem) input.current?.focus();
  }, [problem]);
  return (
    <FieldFrame label="Schedule time" error={problem} help={`In ${zoneName(now)}.`}>
      {({ id, describedBy }) => (
        <OutlinedInput
          id={id}
          fullWidth
          type="datetime-local"
          value={time}
          error={problem !== undefined}
          inputRef={input}
          onFocus={() => setNow(new Date())}
          onChange={({ target }) => onType(target.value)}
          slotProps={{ input: { min: localMinute(now), 'aria-describedby': describedBy } }}
        />
      )}
    </FieldFrame>
  );
}
