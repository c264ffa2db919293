import Box from '@mui/material/Box';
import { observer } from 'mobx-react-lite';
import { DraftSwitch } from '../../kit/form/DraftSwitch.tsx';
import { DraftText } from '../../kit/form/DraftText.tsx';
import { FieldGroup } from '../../kit/form/FieldGroup.tsx';
import type { VoiceViewModel } from './VoiceViewModel.ts';

/** What callers hear behind the voice. */
export const BackgroundSound = observer(function BackgroundSound({ draft }: Pick<VoiceViewModel, 'draft'>) {
  return (
    <FieldGroup title="Background sound">
      <Box>
        <DraftSwitch draft={draft} part="enableBackgroundSound" label="Play a sound behind the voice" />
      </Box>
      {draft.value?.enableBackgroundSound && (
        <DraftText
          draft={draft}
          part="backgroundSoundUrl"
          label="Background sound URL"
          required
          type="url"
          inputMode="url"
        />
      )}
    </FieldGroup>
  );
});
