import Box from '@mui/material/Box';
import { INTERRUPTION_SENSITIVITY, SILENCE_TIMEOUT } from '#domain/telephony/telephonyConfig.ts';
import { DraftSlider } from '../../kit/form/DraftSlider.tsx';
import { FieldGroup } from '../../kit/form/FieldGroup.tsx';
import { inPairs } from '../../kit/form/inPairs.ts';
import type { TelephonyViewModel } from './TelephonyViewModel.ts';

/** How patient the agent is with silence, and how readily it lets itself be interrupted. */
export function AdvancedSettings({ draft }: Pick<TelephonyViewModel, 'draft'>) {
  return (
    <FieldGroup title="Advanced">
      <Box sx={inPairs}>
        <DraftSlider
          draft={draft}
          part="silenceTimeout"
          label="Silence timeout"
          help="Seconds of silence after which the call ends."
          {...SILENCE_TIMEOUT}
        />
        <DraftSlider
          draft={draft}
          part="interruptionSensitivity"
          label="Interruption sensitivity"
          help="Higher lets callers interrupt more easily."
          {...INTERRUPTION_SENSITIVITY}
        />
      </Box>
    </FieldGroup>
  );
}
