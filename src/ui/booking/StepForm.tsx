import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import GlobalStyles from '@mui/material/GlobalStyles';
import type { Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { silentInput } from '../forms/reportSilentInput.ts';
import { BusyButton } from '../kit/controls/BusyButton.tsx';
import { SlowHint } from '../kit/feedback/SlowHint.tsx';
import { portraitPhone } from '../kit/layout/viewports.ts';
import type { BookingViewModel } from './BookingViewModel.ts';

interface Props {
  readonly vm: BookingViewModel;
  /** Label of the main button. */
  readonly submit: string;
  /** Whether the step is complete. */
  readonly isReady: boolean;
  readonly isBusy?: boolean;
  readonly onSubmit: () => void;
  /** Absent in the first step. */
  readonly onBack?: () => void;
  /** Messages next to the buttons. */
  readonly messages: ReactNode;
  readonly sx?: object;
  readonly children: ReactNode;
}

/** Keeps focused elements clear of the buttons. */
const clearOfThem = (theme: Theme) => ({ [portraitPhone(theme)]: { html: { scrollPaddingBottom: 128 } } });

/** A step of the wizard. Its buttons and messages stay in view on a phone. */
export function StepForm({ vm, submit, isReady, isBusy, onSubmit, onBack, messages, sx, children }: Props) {
  return (
    <Box
      component="form"
      {...silentInput.handlers}
      onSubmit={(event) => {
        event.preventDefault();
        silentInput.report(event.currentTarget);
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
