import WarningAmber from '@mui/icons-material/WarningAmber';
import Box from '@mui/material/Box';
import { Fragment } from 'react';
import type { TicketPart } from '#domain/orders/ticket.ts';

/** The lines of a ticket as the kitchen gets them; those that warn of an allergy stand out by a frame, a mark and their weight. */
export function TicketText({ parts }: { readonly parts: readonly TicketPart[] }) {
  return (
    <Box component="pre" sx={details}>
      {parts.map(({ isAllergy, text }, index) =>
        isAllergy ? (
          <Box key={index} component="strong" sx={warning}>
            <WarningAmber aria-hidden sx={{ fontSize: '1.125rem', mt: '1px', flex: 'none' }} />
            <span>{text}</span>
          </Box>
        ) : (
          <Fragment key={index}>{text}</Fragment>
        ),
      )}
    </Box>
  );
}

const details = {
  m: 0,
  fontFamily: "'JetBrains Mono Variable', 'JetBrains Mono Fallback', ui-monospace, monospace",
  fontSize: '0.8125rem',
  lineHeight: 1.5,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
} as const;

const warning = {
  display: 'flex',
  gap: 0.75,
  my: 0.5,
  px: 1,
  py: 0.5,
  border: 2,
  borderColor: 'status.error.mark',
  borderRadius: '6px',
  bgcolor: 'status.error.soft',
  color: 'status.error.text',
  fontWeight: 700,
  '& > span': { minWidth: 0 },
} as const;
