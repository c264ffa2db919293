import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Wave } from '../art/Wave.tsx';
import { brand } from '../texts/brand.ts';

/** The product's logo and name. */
export function Brand() {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, color: 'primary.main' }}>
      <Wave seed={brand.name} bars={9} sx={{ width: 34, height: 24, flex: 'none' }} />
      <Typography component="p" variant="h3" sx={{ color: 'text.primary' }}>
        {brand.name}
      </Typography>
    </Box>
  );
}
