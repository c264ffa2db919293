import PhoneInTalk from '@mui/icons-material/PhoneInTalkOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { phoneNumberText } from '#domain/shared/phoneNumber.ts';
import { FormText } from '../forms/FormText.tsx';
import { FieldGroup } from '../forms/FieldGroup.tsx';
import { twoColumns } from '../forms/twoColumns.ts';
import { useReadOnly } from '../forms/readOnly.ts';
import { monospaced } from '../kit/text/monospaced.ts';
import { SlowHint } from '../kit/feedback/SlowHint.tsx';
import { telephonyText } from '../texts/telephonyText.ts';
import { ResultNotice } from '../kit/feedback/ResultNotice.tsx';
import type { TelephonyViewModel } from './TelephonyViewModel.ts';

interface Props {
  readonly vm: TelephonyViewModel;
}

/** The phone number, its IDs, and a test call. */
export const PhoneNumber = observer(function PhoneNumber({ vm }: Props) {
  const readOnly = useReadOnly();
  const { form, advice } = vm;
  return (
    <FieldGroup title="Number">
      <FormText
        fields={form.fields}
        part="phoneNumber"
        label="Phone number"
        advice={advice.phoneNumber}
        type="tel"
        inputMode="tel"
      />
      <Box sx={twoColumns}>
        <FormText
          fields={form.fields}
          part="phoneId"
          label="Phone ID"
          help={telephonyText.numberId}
          advice={advice.phoneId}
        />
        <FormText fields={form.fields} part="assistantId" label="Assistant ID" advice={advice.assistantId} />
      </Box>
      {!readOnly && <TestCall vm={vm} />}
    </FieldGroup>
  );
});

/** Places a test call to the number shown next to the button, and shows the result. */
const TestCall = observer(function TestCall({ vm: { testing, ringing, placeTestCall, testNotice } }: Props) {
  const id = useId();
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 1 }}>
        <Button
          variant="outlined"
          startIcon={<PhoneInTalk aria-hidden />}
          aria-describedby={id}
          aria-busy={testing.running}
          aria-disabled={testing.running}
          onClick={placeTestCall}
        >
          {testing.running ? 'Calling...' : 'Place test call'}
        </Button>
        <Box id={id} sx={{ typography: 'body2', color: 'text.secondary' }}>
          {ringing ? (
            <>
              Calls{' '}
              <Box component="span" sx={{ ...monospaced, whiteSpace: 'nowrap' }}>
                {phoneNumberText(ringing)}
              </Box>
            </>
          ) : (
            'No number saved yet'
          )}
        </Box>
      </Box>
      <SlowHint waiting={testing} onCancel={testing.detach} />
      <ResultNotice notice={testNotice} />
    </Box>
  );
});
