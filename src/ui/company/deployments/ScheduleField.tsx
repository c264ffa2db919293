import OutlinedInput from '@mui/material/OutlinedInput';
import { useEffect, useRef, useState } from 'react';
import { earliestMinute } from '#domain/deployments/schedule.ts';
import { FieldFrame } from '../../kit/form/FieldFrame.tsx';
import { zoneName } from '../../texts/dates.ts';
import { localMinute } from './localMinute.ts';

/** Milliseconds. */
const TICK = 5000;

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
    // what may be chosen follows the clock
    const ticking = setInterval(() => setNow(new Date()), TICK);
    return () => clearInterval(ticking);
  }, []);
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
          slotProps={{ input: { min: localMinute(earliestMinute(now)), 'aria-describedby': describedBy } }}
        />
      )}
    </FieldFrame>
  );
}
