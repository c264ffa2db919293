import Send from '@mui/icons-material/Send';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import InputBase from '@mui/material/InputBase';
import { observer } from 'mobx-react-lite';
import type { FormEvent } from 'react';
import { liveDemoText } from '../texts/liveDemoText.ts';
import type { LiveCall } from './LiveCall.ts';

/** For who would rather type, or cannot speak where they are. */
export const WritingField = observer(function WritingField({ call }: { readonly call: LiveCall }) {
  const send = (event: FormEvent) => {
    event.preventDefault();
    call.sayDraft();
  };
  return (
    <Box component="form" onSubmit={send} sx={field}>
      <InputBase
        fullWidth
        value={call.draft}
        onChange={({ target }) => call.write(target.value)}
        placeholder={liveDemoText.inWriting}
        slotProps={{
          input: { 'aria-label': liveDemoText.inWriting, autoComplete: 'off', enterKeyHint: 'send' },
        }}
        sx={{ color: 'inherit', '& input::placeholder': { color: 'inherit', opacity: 0.8 } }}
      />
      <IconButton type="submit" color="inherit" aria-label="Send" sx={{ width: 40, height: 40 }}>
        <Send fontSize="small" />
      </IconButton>
    </Box>
  );
});

const field = {
  display: 'flex',
  alignItems: 'center',
  width: 1,
  maxWidth: 520,
  pl: 2,
  pr: 0.5,
  minHeight: 44,
  border: 1,
  borderColor: 'currentColor',
  borderRadius: '22px',
  '&:focus-within': { outline: '3px solid var(--mui-palette-focus)', outlineOffset: '2px' },
  '& input:focus-visible': { outline: 'none' },
} as const;
