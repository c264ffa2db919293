import Box from '@mui/material/Box';
import { CALL_DURATIONS, MAX_RETRIES, RETRY_DELAY } from '#domain/telephony/telephonyConfig.ts';
import { DraftSelect } from '../../kit/form/DraftSelect.tsx';
import { DraftSlider } from '../../kit/form/DraftSlider.tsx';
import { DraftSwitch } from '../../kit/form/DraftSwitch.tsx';
import { FieldGroup } from '../../kit/form/FieldGroup.tsx';
import { inPairs } from '../../kit/form/inPairs.ts';
import type { TelephonyViewModel } from './TelephonyViewModel.ts';

const durations = CALL_DURATIONS.map((value) => ({ value, label: `${value} minutes` }));

/** How long a call may be, how often a failed one is tried again, and what is kept of it. */
export function CallLimits({ draft }: Pick<TelephonyViewModel, 'draft'>) {
  return (
    <FieldGroup title="Call limits">
      <Box sx={inPairs}>
        <DraftSelect draft={draft} part="maxCallDuration" label="Max call duration" options={durations} />
        <Box sx={{ display: 'grid', alignContent: 'end' }}>
          <DraftSwitch draft={draft} part="callRecordingEnabled" label="Record calls" />
          <DraftSwitch draft={draft} part="transcriptionEnabled" label="Transcribe calls" />
        </Box>
        <DraftSlider
          draft={draft}
          part="maxRetries"
          label="Max retries"
          help="How often a call that fails is tried again."
          {...MAX_RETRIES}
        />
        <DraftSlider
          draft={draft}
          part="retryDelay"
          label="Retry delay"
          help="Seconds between two tries."
          {...RETRY_DELAY}
        />
      </Box>
    </FieldGroup>
  );
}
