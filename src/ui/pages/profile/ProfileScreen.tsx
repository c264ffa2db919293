import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { observer } from 'mobx-react-lite';
import { MIN_PASSWORD_LENGTH } from '#domain/session/passwordChange.ts';
import { BusyButton } from '../../kit/BusyButton.tsx';
import { useDocumentTitle } from '../../kit/documentTitle.ts';
import { Field } from '../../forms/Field.tsx';
import { CheckedForm } from '../../forms/CheckedForm.tsx';
import { DraftText } from '../../forms/DraftText.tsx';
import { NoticeBanner } from '../../kit/NoticeBanner.tsx';
import { PageHeader } from '../../kit/PageHeader.tsx';
import { PasswordField } from '../../forms/PasswordField.tsx';
import { Section } from '../../kit/Section.tsx';
import { SlowHint } from '../../kit/SlowHint.tsx';
import { useUnsavedWork } from '../../kit/unsaved/useUnsavedWork.ts';
import { useViewModel } from '../../kit/useViewModel.ts';
import { profileText } from '../../texts/profileText.ts';
import { PasswordViewModel } from '../../session/PasswordViewModel.ts';
import { ProfileViewModel } from '../../session/ProfileViewModel.ts';

/** The user's name and password. */
export function ProfileScreen() {
  useDocumentTitle('My Profile');
  return (
    <>
      <PageHeader title="My Profile" />
      <Box sx={{ display: 'grid', gap: 3, alignItems: 'start', gridTemplateColumns: { lg: '1fr 1fr' } }}>
        <NameCard />
        <PasswordCard />
      </Box>
    </>
  );
}

const form = { display: 'grid', gap: 2.5, '& > .MuiButton-root': { justifySelf: 'start' } } as const;

const NameCard = observer(function NameCard() {
  const { draft, email } = useViewModel(ProfileViewModel);
  useUnsavedWork('My Profile', draft);
  return (
    <Section title="Details">
      <CheckedForm draft={draft} sx={form}>
        <DraftText draft={draft} part="firstName" label="First name" required autoComplete="given-name" />
        <DraftText draft={draft} part="lastName" label="Last name" required autoComplete="family-name" />
        <Field label="Email" type="email" readOnly value={email} help={profileText.emailLocked} />
        <Button type="submit" variant="contained">
          Save changes
        </Button>
        <NoticeBanner notice={draft.notice} />
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
  const { draft } = useViewModel(PasswordViewModel);
  const { saving, notice } = draft;
  useUnsavedWork('Change password', draft);
  return (
    <Section title="Change password">
      <CheckedForm draft={draft} sx={form}>
        {passwords.map(({ part, ...shown }) => (
          <PasswordField
            key={part}
            {...shown}
            required
            value={draft.value?.[part]}
            error={draft.problemOf(part)}
            onType={(text) => draft.edit({ [part]: text })}
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
