import Box from '@mui/material/Box';
import { observer } from 'mobx-react-lite';
import { BACKGROUND_AUDIO } from '#domain/telephony/telephonyConfig.ts';
import { DraftSelect } from '../../kit/form/DraftSelect.tsx';
import { DraftText } from '../../kit/form/DraftText.tsx';
import { FieldGroup } from '../../kit/form/FieldGroup.tsx';
import { audioText } from '../../texts/telephonyText.ts';
import { inPairs } from '../../kit/form/inPairs.ts';
import type { TelephonyViewModel } from './TelephonyViewModel.ts';

const kinds = BACKGROUND_AUDIO.map((value) => ({ value, label: audioText[value] }));

/** What callers hear behind the agent. */
export const BackgroundAudio = observer(function BackgroundAudio({
  draft,
}: Pick<TelephonyViewModel, 'draft'>) {
  return (
    <FieldGroup title="Background audio">
      <Box sx={inPairs}>
        <DraftSelect draft={draft} part="backgroundAudioType" label="Background audio type" options={kinds} />
        {draft.value?.backgroundAudioType === 'custom' && (
          <DraftText
            draft={draft}
            part="backgroundAudioUrl"
            label="Background audio URL"
            required
            type="url"
            inputMode="url"
          />
        )}
      </Box>
    </FieldGroup>
  );
});
