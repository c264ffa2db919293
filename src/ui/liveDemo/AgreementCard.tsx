import Box from '@mui/material/Box';
import { useId } from 'react';
import type { Agreement } from '#domain/liveDemo/parseAgreement.ts';
import { agreementText } from '../texts/liveDemoText.ts';

/** An agreed order or booking of a demo, as the slip a restaurant would get. */
export function AgreementCard({ agreement }: { readonly agreement: Agreement }) {
  const heading = useId();
  return (
    // no live region, because the agent says it
    <Box component="section" aria-labelledby={heading} sx={slip}>
      <Box component="h2" id={heading} sx={{ m: 0, font: 'inherit', fontWeight: 600 }}>
        {agreementText[agreement.kind]}
      </Box>
      <Box component="p" dir="auto" sx={summary}>
        {agreement.summary}
      </Box>
    </Box>
  );
}

// the agent's text starts in the middle of a sentence
const summary = {
  m: 0,
  overflowWrap: 'anywhere',
  '&::first-letter': { textTransform: 'uppercase' },
} as const;

const slip = {
  width: 'min(520px, 100%)',
  maxHeight: 160,
  overflowY: 'auto',
  px: 2.5,
  py: 2,
  bgcolor: 'background.paper',
  border: 1,
  borderColor: 'divider',
  borderTop: '3px solid',
  borderTopColor: 'voice',
  borderRadius: '4px 4px 12px 12px',
} as const;
