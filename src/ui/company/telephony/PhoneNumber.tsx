import Box from '@mui/material/Box';
import { observer } from 'mobx-react-lite';
import type { TelephonyConfig } from '#domain/telephony/telephonyConfig.ts';
import { Field } from '../../kit/Field.tsx';
import { FieldGroup } from '../../kit/form/FieldGroup.tsx';
import { fieldsOf, inPairs } from './fieldsOf.ts';
import { TestCall } from './TestCall.tsx';
import type { TelephonyViewModel } from './TelephonyViewModel.ts';

interface Props {
  readonly vm: TelephonyViewModel;
  readonly config: TelephonyConfig;
}

/** The number that callers dial and who answers it, with a way to ring it. */
export const PhoneNumber = observer(function PhoneNumber({ vm, config }: Props) {
  const { text } = fieldsOf({ editor: vm.editor, config });
  return (
    <FieldGroup title="Number">
      <Field label="Phone number" required type="tel" inputMode="tel" {...text('phoneNumber')} />
      <Box sx={inPairs}>
        <Field label="Phone ID" required {...text('phoneId')} />
        <Field label="Assistant ID" required {...text('assistantId')} />
      </Box>
      <TestCall vm={vm} />
    </FieldGroup>
  );
});
