import Box from '@mui/material/Box';
import { useSiteAddresses } from '../kit/siteAddresses.ts';

/** The address that visitors write to. */
export function MailLink() {
  const { contactEmail } = useSiteAddresses();
  // a plain link: the styled one comes with the code of the forms, of which a page of text has none
  return (
    <Box
      component="a"
      href={`mailto:${contactEmail}`}
      sx={{ color: 'primary.main', textUnderlineOffset: '3px' }}
    >
      {contactEmail}
    </Box>
  );
}
