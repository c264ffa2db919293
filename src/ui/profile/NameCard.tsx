import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import { Field } from '../kit/Field.tsx';
import { NoticeBanner } from '../kit/NoticeBanner.tsx';
import { Section } from '../kit/Section.tsx';
import { useViewModel } from '../kit/useViewModel.ts';
import { profileText } from '../texts/profileText.ts';
import { focusFirstInvalid } from '../kit/focusFirstInvalid.ts';
import { ProfileViewModel } from './ProfileViewModel.ts';

export const NameCard = observer(function NameCard() {
  const vm = useViewModel(ProfileViewModel);
  const form = useRef<HTMLFormElement>(null);
  return (
    <Section title="Details">
      <Box
        component="form"
        ref={form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          vm.save();
          focusFirstInvalid(form.current);
        }}
        sx={{ display: 'grid', gap: 2.5 }}
      >
        <NoticeBanner notice={vm.notice} />
        <Field
          label="First name"
          required
          autoComplete="given-name"
          value={vm.firstName}
          error={vm.firstNameProblem}
          onType={vm.typeFirstName}
        />
        <Field
          label="Last name"
          required
          autoComplete="family-name"
          value={vm.lastName}
          error={vm.lastNameProblem}
          onType={vm.typeLastName}
        />
        <Field label="Email" type="email" readOnly value={vm.email} help={profileText.emailLocked} />
        <Button type="submit" variant="contained" sx={{ justifySelf: 'start' }}>
          Save changes
        </Button>
      </Box>
    </Section>
  );
});
