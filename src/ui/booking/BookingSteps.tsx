import Box from '@mui/material/Box';
import { plainList } from '../site/siteStyles.ts';

const steps = ['Date and time', 'Your details', 'Confirmation'];

/** Where the visitor is in the wizard. */
export function BookingSteps({ current }: { readonly current: 1 | 2 | 3 }) {
  return (
    <Box component="ol" aria-label="Steps" sx={list}>
      {steps.map((name, index) => (
        <Box
          component="li"
          key={name}
          aria-current={index + 1 === current ? 'step' : undefined}
          sx={{ display: index + 1 === current ? 'block' : { xs: 'none', sm: 'block' } }}
        >
          {index + 1} of {steps.length}: {name}
        </Box>
      ))}
    </Box>
  );
}

const list = {
  ...plainList,
  mb: 3,
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 3,
  rowGap: 0.5,
  color: 'text.secondary',
  '& [aria-current]': {
    color: 'primary.main',
    fontWeight: 650,
    borderBottom: 2,
    borderColor: 'primary.main',
  },
} as const;
