import Box from '@mui/material/Box';
import { observer } from 'mobx-react-lite';
import { Field } from '../../kit/Field.tsx';
import { FieldGroup } from '../../kit/form/FieldGroup.tsx';
import { LinesField } from '../../kit/form/LinesField.tsx';
import { inPairs, type GroupProps } from './fieldsOf.ts';

/** What callers are told when nobody can answer, and what they say to end a call or to reach a person. */
export const CallerTexts = observer(function CallerTexts({ editor, config }: GroupProps) {
  return (
    <>
      <FieldGroup title="Messages" help="Callers are told nothing when a message is empty.">
        <Box sx={inPairs}>
          <Field
            label="Busy message"
            multiline
            minRows={3}
            value={config.busyMessage}
            onType={(busyMessage) => editor.edit({ busyMessage })}
          />
          <Field
            label="After-hours message"
            multiline
            minRows={3}
            value={config.afterHoursMessage}
            onType={(afterHoursMessage) => editor.edit({ afterHoursMessage })}
          />
        </Box>
      </FieldGroup>
      <FieldGroup title="Phrases" help="What a caller says for the agent to act on it.">
        <Box sx={inPairs}>
          <LinesField
            label="End call phrases"
            lines={config.endCallPhrases}
            onType={(endCallPhrases) => editor.edit({ endCallPhrases })}
          />
          <LinesField
            label="Transfer phrases"
            lines={config.transferPhrases}
            onType={(transferPhrases) => editor.edit({ transferPhrases })}
          />
        </Box>
      </FieldGroup>
    </>
  );
});
