import Box from '@mui/material/Box';
import { observer } from 'mobx-react-lite';
import { DraftText } from '../../kit/form/DraftText.tsx';
import { FieldGroup } from '../../kit/form/FieldGroup.tsx';
import { telephonyText } from '../../texts/telephonyText.ts';
import { inPairs } from '../../kit/form/inPairs.ts';
import { TestCall } from './TestCall.tsx';
import type { TelephonyViewModel } from './TelephonyViewModel.ts';

/** The number that callers dial and who answers it, with a way to ring it. */
export const PhoneNumber = observer(function PhoneNumber({ vm }: { readonly vm: TelephonyViewModel }) {
  const { draft, advice } = vm;
  return (
    <FieldGroup title="Number">
      <DraftText
        draft={draft}
        part="phoneNumber"
        label="Phone number"
        advice={advice.phoneNumber}
        type="tel"
        inputMode="tel"
      />
      <Box sx={inPairs}>
        <DraftText
          draft={draft}
          part="phoneId"
          label="Phone ID"
          help={telephonyText.numberId}
          advice={advice.phoneId}
        />
        <DraftText draft={draft} part="assistantId" label="Assistant ID" advice={advice.assistantId} />
      </Box>
      <TestCall vm={vm} />
    </FieldGroup>
  );
});
