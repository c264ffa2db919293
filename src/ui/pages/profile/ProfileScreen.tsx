import Button from '@mui/material/Button';
import { observer } from 'mobx-react-lite';
import { MIN_PASSWORD_LENGTH } from '#domain/session/passwordChange.ts';
import { BusyButton } from '../../kit/controls/BusyButton.tsx';
import { useDocumentTitle } from '../../kit/browser/documentTitle.ts';
import { Field } from '../../forms/Field.tsx';
import { CheckedForm } from '../../forms/CheckedForm.tsx';
import { NoticeBanner } from '../../kit/feedback/NoticeBanner.tsx';
import { PageHeader } from '../../kit/layout/PageHeader.tsx';
import { PasswordField } from '../../forms/PasswordField.tsx';
import { Section } from '../../kit/layout/Section.tsx';
import { SlowHint } from '../../kit/feedback/SlowHint.tsx';
import { useUnsavedWork } from '../../kit/unsaved/useUnsavedWork.ts';
import { useViewModel } from '../../kit/state/useViewModel.ts';
import { userProfileText } from '../../texts/userProfileText.ts';
import { PasswordViewModel } from '../../session/PasswordViewModel.ts';
import { ProfileViewModel } from '../../session/ProfileViewModel.ts';
import { SectionErrorBoundary } from '../../kit/crashes/SectionErrorBoundary.tsx';
import styles from './ProfileScreen.module.css';

/** The profile page, with the user's name and password. */
export function ProfileScreen() {
  useDocumentTitle('My Profile');
  return (
    <>
      <PageHeader title="My Profile" />
      <div className={styles.cards}>
        <SectionErrorBoundary title="Details">
          <NameCard />
        </SectionErrorBoundary>
        <SectionErrorBoundary title="Change password">
          <PasswordCard />
        </SectionErrorBoundary>
      </div>
    </>
  );
}

const names = [
  { part: 'firstName', label: 'First name', autoComplete: 'given-name' },
  { part: 'lastName', label: 'Last name', autoComplete: 'family-name' },
] as const;

const NameCard = observer(function NameCard() {
  const vm = useViewModel(ProfileViewModel);
  const { fields, email, notice } = vm;
  useUnsavedWork('My Profile', vm);
  return (
    <Section title="Details">
      <CheckedForm onSubmit={vm.submit} className={styles.form}>
        {names.map(({ part, ...shown }) => (
          <Field
            key={part}
            {...shown}
            required
            value={fields.value[part]}
            error={fields.problemOf(part)}
            onType={(text) => fields.edit({ [part]: text })}
            onBlur={() => fields.touch(part)}
          />
        ))}
        <Field label="Email" type="email" readOnly value={email} help={userProfileText.emailLocked} />
        <Button type="submit" variant="contained">
          Save changes
        </Button>
        <NoticeBanner notice={notice} />
      </CheckedForm>
    </Section>
  );
});

const passwords = [
  { part: 'currentPassword', label: 'Current password', autoComplete: 'current-password' },
  {
    part: 'newPassword',
    label: 'New password',
    autoComplete: 'new-password',
    help: `At least ${MIN_PASSWORD_LENGTH} characters`,
  },
  { part: 'confirmPassword', label: 'Confirm new password', autoComplete: 'new-password' },
] as const;

const PasswordCard = observer(function PasswordCard() {
  const vm = useViewModel(PasswordViewModel);
  const { fields, saving, notice } = vm;
  useUnsavedWork('Change password', vm);
  return (
    <Section title="Change password">
      <CheckedForm onSubmit={vm.submit} className={styles.form}>
        {passwords.map(({ part, ...shown }) => (
          <PasswordField
            key={part}
            {...shown}
            required
            value={fields.value[part]}
            error={fields.problemOf(part)}
            onType={(text) => fields.edit({ [part]: text })}
          />
        ))}
        <BusyButton busy={saving.running} busyText="Changing password..." type="submit" variant="contained">
          Change password
        </BusyButton>
        <SlowHint waiting={saving} onCancel={saving.detach} />
        <NoticeBanner notice={notice} />
      </CheckedForm>
    </Section>
  );
});
