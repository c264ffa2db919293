import Box from '@mui/material/Box';
import { DraftText } from '../../kit/form/DraftText.tsx';
import { FieldGroup } from '../../kit/form/FieldGroup.tsx';
import { inPairs } from './group.ts';
import { TestCall } from './TestCall.tsx';
import type { TelephonyViewModel } from './TelephonyViewModel.ts';

/** The number that callers dial and who answers it, with a way to ring it. */
export function PhoneNumber({ vm }: { readonly vm: TelephonyViewModel }) {
  const { draft } = vm;
  return (
    <FieldGroup title="Number">
      <DraftText draft={draft} part="phoneNumber" label="Phone number" required type="tel" inputMode="tel" />
      <Box sx={inPairs}>
        <DraftText draft={draft} part="phoneId" label="Phone ID" required />
        <DraftText draft={draft} part="assistantId" label="Assistant ID" required />
      </Box>
      <TestCall vm={vm} />
    </FieldGroup>
  );
}
