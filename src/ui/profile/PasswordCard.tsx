import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import { MIN_PASSWORD_LENGTH, type PasswordChangeProblem } from '#domain/session/passwordChange.ts';
import { focusFirstInvalid } from '../kit/focusFirstInvalid.ts';
import { NoticeBanner } from '../kit/NoticeBanner.tsx';
import { PasswordField } from '../kit/PasswordField.tsx';
import { Section } from '../kit/Section.tsx';
import { SlowHint } from '../kit/SlowHint.tsx';
import { useViewModel } from '../kit/useViewModel.ts';
import { passwordProblemText } from '../texts/profileText.ts';
import { PasswordViewModel, type PasswordField as FieldName } from './PasswordViewModel.ts';

const fieldOf = {
  'no-current-password': 'currentPassword',
  mismatch: 'confirmPassword',
  'too-short': 'newPassword',
} satisfies Record<PasswordChangeProblem, FieldName>;

export const PasswordCard = observer(function PasswordCard() {
  const vm = useViewModel(PasswordViewModel);
  const form = useRef<HTMLFormElement>(null);
  const { fields, problem } = vm;
  const field = (name: FieldName) => ({
    required: true,
    value: fields[name],
    error: problem && fieldOf[problem] === name ? passwordProblemText[problem] : undefined,
    onType: (text: string) => vm.type(name, text),
  });
  return (
    <Section title="Change password">
      <Box
        component="form"
        ref={form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          vm.submit();
          focusFirstInvalid(form.current);
        }}
        sx={{ display: 'grid', gap: 2.5 }}
      >
        <NoticeBanner notice={vm.notice} />
        <PasswordField
          label="Current password"
          autoComplete="current-password"
          {...field('currentPassword')}
        />
        <PasswordField
          label="New password"
          autoComplete="new-password"
          help={`At least ${MIN_PASSWORD_LENGTH} characters`}
          {...field('newPassword')}
        />
        <PasswordField
          label="Confirm new password"
          autoComplete="new-password"
          {...field('confirmPassword')}
        />
        <Button
          type="submit"
          variant="contained"
          aria-busy={vm.changing.running}
          aria-disabled={vm.changing.running}
          sx={{ justifySelf: 'start' }}
        >
          {vm.changing.running ? 'Changing password...' : 'Change password'}
        </Button>
        <SlowHint waiting={vm.changing} onCancel={vm.changing.stopWaiting} />
      </Box>
    </Section>
  );
});
