import Box from '@mui/material/Box';
import { observer } from 'mobx-react-lite';
import { INTERRUPTION_SENSITIVITY, SILENCE_TIMEOUT } from '#domain/telephony/telephonyConfig.ts';
import { FieldGroup } from '../../kit/form/FieldGroup.tsx';
import { SliderField } from '../../kit/form/SliderField.tsx';
import { fieldsOf, inPairs, type GroupProps } from './fieldsOf.ts';

/** How patient the agent is with silence, and how readily it lets itself be interrupted. */
export const AdvancedSettings = observer(function AdvancedSettings({ editor, config }: GroupProps) {
  const { number } = fieldsOf({ editor, config });
  return (
    <FieldGroup title="Advanced">
      <Box sx={inPairs}>
        <SliderField
          label="Silence timeout"
          help="Seconds of silence after which the call ends."
          {...SILENCE_TIMEOUT}
          {...number('silenceTimeout')}
        />
        <SliderField
          label="Interruption sensitivity"
          help="Higher lets callers interrupt more easily."
          {...INTERRUPTION_SENSITIVITY}
          {...number('interruptionSensitivity')}
        />
      </Box>
    </FieldGroup>
  );
});
