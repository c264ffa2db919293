import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useSupportMail } from '../kit/browser/useSupportMail.ts';
import { companyText } from '../texts/companyText.ts';

/** Explains how to add or remove a user. The API has no endpoint for it. */
export function UserChangesHelp() {
  const mail = useSupportMail();
  return (
    <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
      <span>{companyText.userChanges}</span>{' '}
      <Link href={mail('add or remove a user')}>{companyText.contactSupport}</Link>
    </Typography>
  );
}
