import Box from '@mui/material/Box';
import { useSiteAddresses } from '../kit/siteAddresses.ts';
import { brand } from '../texts/brand.ts';

/** A mail to the team about a plan whose price is agreed with it. */
export function ContactUs() {
  const { supportEmail } = useSiteAddresses();
  const subject = encodeURIComponent(`${brand.name}: a plan for us`);
  return (
    <Box component="a" href={`mailto:${supportEmail}?subject=${subject}`} sx={{ color: 'primary.main' }}>
      Contact Us
    </Box>
  );
}
