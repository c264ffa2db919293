import Box from '@mui/material/Box';
import { observer } from 'mobx-react-lite';
import { BACKGROUND_AUDIO } from '#domain/telephony/telephonyConfig.ts';
import { Field } from '../../kit/Field.tsx';
import { FieldGroup } from '../../kit/form/FieldGroup.tsx';
import { SelectField } from '../../kit/form/SelectField.tsx';
import { audioText } from '../../texts/telephonyText.ts';
import { fieldsOf, inPairs, type GroupProps } from './fieldsOf.ts';

const kinds = BACKGROUND_AUDIO.map((value) => ({ value, label: audioText[value] }));

/** What callers hear behind the agent. */
export const BackgroundAudio = observer(function BackgroundAudio({ editor, config }: GroupProps) {
  const { text } = fieldsOf({ editor, config });
  return (
    <FieldGroup title="Background audio">
      <Box sx={inPairs}>
        <SelectField
          label="Background audio type"
          value={config.backgroundAudioType}
          options={kinds}
          onChoose={(backgroundAudioType) => editor.edit({ backgroundAudioType })}
        />
        {config.backgroundAudioType === 'custom' && (
          <Field
            label="Background audio URL"
            required
            type="url"
            inputMode="url"
            {...text('backgroundAudioUrl')}
          />
        )}
      </Box>
    </FieldGroup>
  );
});
