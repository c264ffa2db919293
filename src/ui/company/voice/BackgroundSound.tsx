import Box from '@mui/material/Box';
import { observer } from 'mobx-react-lite';
import type { VoiceConfig, VoiceField } from '#domain/voice/voiceConfig.ts';
import type { Editor } from '../../kit/editor/Editor.ts';
import { Field } from '../../kit/Field.tsx';
import { FieldGroup } from '../../kit/form/FieldGroup.tsx';
import { SwitchField } from '../../kit/form/SwitchField.tsx';

interface Props {
  readonly editor: Editor<VoiceConfig, VoiceField>;
  readonly config: VoiceConfig;
}

/** What callers hear behind the voice. */
export const BackgroundSound = observer(function BackgroundSound({ editor, config }: Props) {
  return (
    <FieldGroup title="Background sound">
      <Box>
        <SwitchField
          label="Play a sound behind the voice"
          on={config.enableBackgroundSound}
          onChange={(enableBackgroundSound) => editor.edit({ enableBackgroundSound })}
        />
      </Box>
      {config.enableBackgroundSound && (
        <Field
          label="Background sound URL"
          required
          type="url"
          inputMode="url"
          value={config.backgroundSoundUrl}
          error={editor.problemOf('backgroundSoundUrl')}
          onType={(backgroundSoundUrl) => editor.edit({ backgroundSoundUrl })}
          onBlur={() => editor.leave('backgroundSoundUrl')}
        />
      )}
    </FieldGroup>
  );
});
