import Link from '@mui/material/Link';
import { useSiteAddresses } from '../kit/siteAddresses.ts';

/** The address that visitors write to. */
export function MailLink() {
  const { contactEmail } = useSiteAddresses();
  return <Link href={`mailto:${contactEmail}`}>{contactEmail}</Link>;
}
