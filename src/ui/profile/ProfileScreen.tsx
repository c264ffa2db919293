import Box from '@mui/material/Box';
import { useDocumentTitle } from '../kit/documentTitle.ts';
import { PageHeader } from '../kit/PageHeader.tsx';
import { NameCard } from './NameCard.tsx';
import { PasswordCard } from './PasswordCard.tsx';

/** The name and the password of whoever is signed in. */
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
