import Button from '@mui/material/Button';
import { observer } from 'mobx-react-lite';
import { Field } from '../kit/Field.tsx';
import { DraftText } from '../kit/form/DraftText.tsx';
import { useUnsavedWork } from '../kit/unsaved/useUnsavedWork.ts';
import { NoticeBanner } from '../kit/NoticeBanner.tsx';
import { Section } from '../kit/Section.tsx';
import { useViewModel } from '../kit/useViewModel.ts';
import { profileText } from '../texts/profileText.ts';
import { CheckedForm } from '../kit/form/CheckedForm.tsx';
import { ProfileViewModel } from './ProfileViewModel.ts';

export const NameCard = observer(function NameCard() {
  const { draft, email } = useViewModel(ProfileViewModel);
  useUnsavedWork('My Profile', draft);
  return (
    <Section title="Details">
      <CheckedForm draft={draft} sx={{ display: 'grid', gap: 2.5 }}>
        <NoticeBanner notice={draft.notice} />
        <DraftText draft={draft} part="firstName" label="First name" required autoComplete="given-name" />
        <DraftText draft={draft} part="lastName" label="Last name" required autoComplete="family-name" />
        <Field label="Email" type="email" readOnly value={email} help={profileText.emailLocked} />
        <Button type="submit" variant="contained" sx={{ justifySelf: 'start' }}>
          Save changes
        </Button>
      </CheckedForm>
    </Section>
  );
});
