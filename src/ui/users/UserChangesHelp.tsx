import Link from '@mui/material/Link';
import { useSupportMail } from '../kit/browser/useSupportMail.ts';
import { SecondaryText } from '../kit/text/SecondaryText.tsx';
import { companyText } from '../texts/companyText.ts';
import styles from './UserChangesHelp.module.css';

/** Explains how to add or remove users, for which the API has no endpoint. */
export function UserChangesHelp() {
  const mail = useSupportMail();
  return (
    <SecondaryText className={styles.help}>
      <span>{companyText.userChanges}</span>{' '}
      <Link href={mail('add or remove a user')}>{companyText.contactSupport}</Link>
    </SecondaryText>
  );
}
