import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import GlobalStyles from '@mui/material/GlobalStyles';
import type { Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { BusyButton } from '../kit/BusyButton.tsx';
import { SlowHint } from '../kit/SlowHint.tsx';
import { portraitPhone } from '../kit/viewports.ts';
import type { BookingViewModel } from './BookingViewModel.ts';

interface Props {
  readonly vm: BookingViewModel;
  /** What its main button says. */
  readonly submit: string;
  /** Whether all is there that the step asks for. */
  readonly isReady: boolean;
  readonly isBusy?: boolean;
  readonly onSubmit: () => void;
  /** Missing in the first step. */
  readonly onBack?: () => void;
  /** What there is to say of it, beside its buttons. */
  readonly messages: ReactNode;
  readonly sx?: object;
  readonly children: ReactNode;
}

/** What gets the focus is scrolled clear of the buttons. */
const clearOfThem = (theme: Theme) => ({ [portraitPhone(theme)]: { html: { scrollPaddingBottom: 128 } } });

/** A step of the wizard; its buttons, and what came of pressing them, stay in sight on a phone. */
export function StepForm({ vm, submit, isReady, isBusy, onSubmit, onBack, messages, sx, children }: Props) {
  return (
    <Box
      component="form"
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
      sx={sx}
    >
      {children}
      <Box sx={[actions, (theme) => ({ [portraitPhone(theme)]: { position: 'sticky', bottom: 0 } })]}>
        <GlobalStyles styles={clearOfThem} />
        <SlowHint waiting={vm.booking} onCancel={vm.stopWaiting} />
        {messages}
        <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2 }}>
          <Button variant="outlined" disabled={!onBack} onClick={onBack}>
            Back
          </Button>
          <BusyButton
            busy={isBusy}
            busyText="Booking..."
            type="submit"
            variant="contained"
            disabled={!isReady}
          >
            {submit}
          </BusyButton>
        </Box>
      </Box>
    </Box>
  );
}

const actions = {
  display: 'grid',
  gap: 1.5,
  mt: 3,
  py: 1.5,
  bgcolor: 'background.default',
  borderTop: 1,
  borderColor: 'divider',
} as const;
