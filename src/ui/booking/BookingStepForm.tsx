import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { CheckedForm } from '../forms/CheckedForm.tsx';
import { BusyButton } from '../kit/controls/BusyButton.tsx';
import { SlowHint } from '../kit/feedback/SlowHint.tsx';
import { Row } from '../kit/layout/Row.tsx';
import type { BookingViewModel } from './BookingViewModel.ts';
import styles from './BookingStepForm.module.css';

interface Props {
  readonly vm: BookingViewModel;
  /** The main button's label. */
  readonly submit: string;
  readonly isReady: boolean;
  readonly isBusy?: boolean;
  readonly onSubmit: () => void;
  /** Goes back. Absent in the first step. */
  readonly onBack?: () => void;
  /** Messages to show next to the buttons. */
  readonly messages: ReactNode;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A step of the booking wizard. Its buttons and messages stay in view. */
export function BookingStepForm({
  vm,
  submit,
  isReady,
  isBusy,
  onSubmit,
  onBack,
  messages,
  className,
  children,
}: Props) {
  return (
    <CheckedForm noValidate={false} className={className} onSubmit={onSubmit}>
      {children}
      <div className={styles.actions}>
        <SlowHint waiting={vm.booking} onCancel={vm.stopWaiting} />
        {messages}
        <Row gap={16} align="stretch" justify="between">
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
        </Row>
      </div>
    </CheckedForm>
  );
}
