import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import PhoneInTalk from '@mui/icons-material/PhoneInTalkOutlined';
import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { useReadOnly } from '../../kit/form/readOnly.ts';
import { monospaced } from '../../kit/monospaced.ts';
import { SlowHint } from '../../kit/SlowHint.tsx';
import { ResultNotice } from '../voiceAi/ResultNotice.tsx';
import type { TelephonyViewModel } from './TelephonyViewModel.ts';

/** Rings the restaurant, whose number stands beside the button, and tells what came of it. */
export const TestCall = observer(function TestCall({ vm }: { readonly vm: TelephonyViewModel }) {
  const readOnly = useReadOnly();
  const id = useId();
  const { testing, ringing } = vm;
  if (readOnly) return null;
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 1 }}>
        <Button
          variant="outlined"
          startIcon={<PhoneInTalk aria-hidden />}
          aria-describedby={id}
          aria-busy={testing.running}
          aria-disabled={testing.running}
          onClick={vm.placeTestCall}
        >
          {testing.running ? 'Calling...' : 'Place test call'}
        </Button>
        <Box id={id} sx={{ typography: 'body2', color: 'text.secondary' }}>
          {ringing ? (
            <>
              Rings{' '}
              <Box component="span" sx={{ ...monospaced, whiteSpace: 'nowrap' }}>
                {ringing}
              </Box>
            </>
          ) : (
            'No number is saved yet'
          )}
        </Box>
      </Box>
      <SlowHint waiting={testing} onCancel={testing.stopWaiting} />
      <ResultNotice notice={vm.testNotice} />
    </Box>
  );
});
