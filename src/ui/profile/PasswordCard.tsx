import Button from '@mui/material/Button';
import { observer } from 'mobx-react-lite';
import type { ComponentProps } from 'react';
import { MIN_PASSWORD_LENGTH, type PasswordChange } from '#domain/session/passwordChange.ts';
import { CheckedForm } from '../kit/form/CheckedForm.tsx';
import { NoticeBanner } from '../kit/NoticeBanner.tsx';
import { PasswordField } from '../kit/PasswordField.tsx';
import { Section } from '../kit/Section.tsx';
import { SlowHint } from '../kit/SlowHint.tsx';
import { useViewModel } from '../kit/useViewModel.ts';
import { useUnsavedWork } from '../kit/unsaved/useUnsavedWork.ts';
import { PasswordViewModel } from './PasswordViewModel.ts';

export const PasswordCard = observer(function PasswordCard() {
  const { draft } = useViewModel(PasswordViewModel);
  const { saving, notice } = draft;
  useUnsavedWork('Change password', draft);
  return (
    <Section title="Change password">
      <CheckedForm draft={draft} sx={{ display: 'grid', gap: 2.5 }}>
        <NoticeBanner notice={notice} />
        <Password
          draft={draft}
          part="currentPassword"
          label="Current password"
          autoComplete="current-password"
        />
        <Password
          draft={draft}
          part="newPassword"
          label="New password"
          autoComplete="new-password"
          help={`At least ${MIN_PASSWORD_LENGTH} characters`}
        />
        <Password
          draft={draft}
          part="confirmPassword"
          label="Confirm new password"
          autoComplete="new-password"
        />
        <Button
          type="submit"
          variant="contained"
          aria-busy={saving.running}
          aria-disabled={saving.running}
          sx={{ justifySelf: 'start' }}
        >
          {saving.running ? 'Changing password...' : 'Change password'}
        </Button>
        <SlowHint waiting={saving} onCancel={saving.stopWaiting} />
      </CheckedForm>
    </Section>
  );
});

interface PasswordProps extends Pick<
  ComponentProps<typeof PasswordField>,
  'label' | 'autoComplete' | 'help'
> {
  readonly draft: PasswordViewModel['draft'];
  readonly part: keyof PasswordChange;
}

const Password = observer(function Password({ draft, part, ...shown }: PasswordProps) {
  return (
    <PasswordField
      {...shown}
      required
      value={draft.value?.[part]}
      error={draft.problemOf(part)}
      onType={(text) => draft.edit({ [part]: text })}
    />
  );
});
