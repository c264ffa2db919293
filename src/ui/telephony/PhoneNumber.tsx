import PhoneInTalk from '@mui/icons-material/PhoneInTalkOutlined';
import Button from '@mui/material/Button';
import { clsx } from 'clsx';
import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { phoneNumberText } from '#domain/shared/phoneNumber.ts';
import { FormText } from '../forms/FormText.tsx';
import { FieldGroup } from '../forms/FieldGroup.tsx';
import { useReadOnly } from '../forms/readOnly.ts';
import { SlowHint } from '../kit/feedback/SlowHint.tsx';
import { telephonyText } from '../texts/telephonyText.ts';
import { ResultNotice } from '../kit/feedback/ResultNotice.tsx';
import type { TelephonyViewModel } from './TelephonyViewModel.ts';
import { FieldColumns } from '../forms/FieldColumns.tsx';
import { Cluster } from '../kit/layout/Row.tsx';
import { Stack } from '../kit/layout/Stack.tsx';
import { SecondaryText } from '../kit/text/SecondaryText.tsx';
import words from '../kit/text/words.module.css';
import styles from './PhoneNumber.module.css';

interface Props {
  readonly vm: TelephonyViewModel;
}

/** The phone number with its IDs and a test call. */
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
      <FieldColumns>
        <FormText
          fields={form.fields}
          part="phoneId"
          label="Phone ID"
          help={telephonyText.numberId}
          advice={advice.phoneId}
        />
        <FormText fields={form.fields} part="assistantId" label="Assistant ID" advice={advice.assistantId} />
      </FieldColumns>
      {!readOnly && <TestCall vm={vm} />}
    </FieldGroup>
  );
});

/** Places a test call to the number next to the button, and shows the result. */
const TestCall = observer(function TestCall({
  vm: { testing, savedNumber, placeTestCall, testNotice },
}: Props) {
  const id = useId();
  return (
    <Stack gap={12}>
      <Cluster gap={16} rowGap={8}>
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
        <SecondaryText as="div" id={id}>
          {savedNumber ? (
            <>
              Calls <span className={clsx(words.mono, styles.ringing)}>{phoneNumberText(savedNumber)}</span>
            </>
          ) : (
            'No number saved yet'
          )}
        </SecondaryText>
      </Cluster>
      <SlowHint waiting={testing} onCancel={testing.detach} />
      <ResultNotice notice={testNotice} />
    </Stack>
  );
});
