import Box from '@mui/material/Box';
import { DraftLines } from '../../kit/form/DraftLines.tsx';
import { DraftText } from '../../kit/form/DraftText.tsx';
import { FieldGroup } from '../../kit/form/FieldGroup.tsx';
import { inPairs } from '../../kit/form/inPairs.ts';
import type { TelephonyViewModel } from './TelephonyViewModel.ts';

/** What callers are told when nobody can answer, and what they say to end a call or to reach a person. */
export function CallerTexts({ draft }: Pick<TelephonyViewModel, 'draft'>) {
  return (
    <>
      <FieldGroup title="Messages" help="Callers are told nothing when a message is empty.">
        <Box sx={inPairs}>
          <DraftText draft={draft} part="busyMessage" label="Busy message" multiline minRows={3} />
          <DraftText
            draft={draft}
            part="afterHoursMessage"
            label="After-hours message"
            multiline
            minRows={3}
          />
        </Box>
      </FieldGroup>
      <FieldGroup title="Phrases" help="What a caller says for the agent to act on it.">
        <Box sx={inPairs}>
          <DraftLines draft={draft} part="endCallPhrases" label="End call phrases" />
          <DraftLines draft={draft} part="transferPhrases" label="Transfer phrases" />
        </Box>
      </FieldGroup>
    </>
  );
}
