import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { slotStart } from '#domain/booking/slots.ts';
import { pages } from '../navigation/pages.ts';
import { loadScreen } from '../navigation/loadScreen.ts';
import { Field } from '../forms/Field.tsx';
import { Alert } from '../kit/feedback/Alert.tsx';
import { OfflineHint } from '../kit/feedback/OfflineHint.tsx';
import { Heading } from '../kit/text/Heading.tsx';
import { Text } from '../kit/text/Text.tsx';
import { longDay, meetingTypeText } from '../texts/bookingText.ts';
import type { BookingViewModel } from './BookingViewModel.ts';
import { viewerLocalTimeOf } from './viewerLocalTimeOf.ts';
import { BookingStepForm } from './BookingStepForm.tsx';
import styles from './BookingDetailsStep.module.css';

const fields = [
  { label: 'Full Name', name: 'name', required: true, autoComplete: 'name' },
  {
    label: 'Email Address',
    name: 'email',
    required: true,
    type: 'email',
    inputMode: 'email',
    autoComplete: 'email',
  },
  { label: 'Restaurant/Company Name', name: 'company', autoComplete: 'organization' },
  { label: 'What would you like to discuss?', name: 'message', multiline: true, minRows: 4 },
] as const;

/**
 * Step 2: the visitor's details. An email address only has to pass the browser's own check, such as
 * `ada@example`. (see rule: booking)
 */
export const BookingDetailsStep = observer(function BookingDetailsStep({
  vm,
}: {
  readonly vm: BookingViewModel;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  const navigate = useNavigate();
  const own = vm.day && vm.slot && viewerLocalTimeOf(slotStart(vm.day, vm.slot));
  useEffect(() => heading.current?.focus(), []);
  useEffect(() => vm.clearError, [vm]);
  useEffect(() => {
    // prefetches the confirmation, so that it also shows after the connection is lost
    void loadScreen(pages.bookingConfirmed.screen).catch(() => undefined);
  }, []);
  return (
    <BookingStepForm
      vm={vm}
      submit="Book Meeting"
      isReady={vm.isComplete}
      isBusy={vm.booking.running}
      onSubmit={vm.book}
      // the previous step is the previous history entry
      onBack={() => void navigate(-1)}
      messages={
        <>
          <OfflineHint />
          {vm.error && <Alert tone="error">{vm.error}</Alert>}
        </>
      }
      className={styles.details}
    >
      <div>
        <Heading level={2} ref={heading} tabIndex={-1} className={styles.meeting}>
          <span>{`${vm.day ? longDay(vm.day) : ''},`}</span> <time>{vm.slot?.label}</time>
        </Heading>
        <Text tone="muted">
          {`${meetingTypeText[vm.type].label}, Eastern Time (New York)${own ? `, ${own} your time` : ''}`}
        </Text>
      </div>
      {fields.map((field) => (
        <Field
          key={field.name}
          {...field}
          value={vm.details[field.name]}
          onType={(text) => vm.enter({ [field.name]: text })}
        />
      ))}
    </BookingStepForm>
  );
});
