import Box from '@mui/material/Box';
import { observer } from 'mobx-react-lite';
import { CALL_DURATIONS, MAX_RETRIES, RETRY_DELAY } from '#domain/telephony/telephonyConfig.ts';
import { FieldGroup } from '../../kit/form/FieldGroup.tsx';
import { SelectField } from '../../kit/form/SelectField.tsx';
import { SliderField } from '../../kit/form/SliderField.tsx';
import { SwitchField } from '../../kit/form/SwitchField.tsx';
import { fieldsOf, inPairs, type GroupProps } from './fieldsOf.ts';

const durations = CALL_DURATIONS.map((value) => ({ value, label: `${value} minutes` }));

/** How long a call may be, how often a failed one is tried again, and what is kept of it. */
export const CallLimits = observer(function CallLimits({ editor, config }: GroupProps) {
  const { number } = fieldsOf({ editor, config });
  return (
    <FieldGroup title="Call limits">
      <Box sx={inPairs}>
        <SelectField
          label="Max call duration"
          value={config.maxCallDuration}
          options={durations}
          error={editor.problemOf('maxCallDuration')}
          onChoose={(maxCallDuration) => editor.edit({ maxCallDuration })}
        />
        <Box sx={{ display: 'grid', alignContent: 'end' }}>
          <SwitchField
            label="Record calls"
            on={config.callRecordingEnabled}
            onChange={(callRecordingEnabled) => editor.edit({ callRecordingEnabled })}
          />
          <SwitchField
            label="Transcribe calls"
            on={config.transcriptionEnabled}
            onChange={(transcriptionEnabled) => editor.edit({ transcriptionEnabled })}
          />
        </Box>
        <SliderField
          label="Max retries"
          help="How often a call that fails is tried again."
          {...MAX_RETRIES}
          {...number('maxRetries')}
        />
        <SliderField
          label="Retry delay"
          help="Seconds between two tries."
          {...RETRY_DELAY}
          {...number('retryDelay')}
        />
      </Box>
    </FieldGroup>
  );
});
