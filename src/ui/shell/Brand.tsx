import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Wave } from '../art/Wave.tsx';
import { brand } from '../texts/brand.ts';

interface Props {
  /** On a tablet, whose sidebar is a rail, the name stands under the mark, small. */
  readonly stacked?: boolean;
}

/** The mark and the name of the product. */
export function Brand({ stacked = false }: Props) {
  return (
    <Box
      sx={{
        display: 'flex',
        flexDirection: stacked ? { md: 'column', lg: 'row' } : 'row',
        alignItems: 'center',
        gap: stacked ? { xs: 1, md: 0, lg: 1 } : 1,
        color: 'primary.main',
      }}
    >
      <Wave seed={brand.name} bars={9} sx={{ width: 34, height: 24, flex: 'none' }} />
      <Typography
        component="p"
        variant="h3"
        sx={{ color: 'text.primary', ...(stacked && { fontSize: { md: '0.75rem', lg: '1.125rem' } }) }}
      >
        {brand.name}
      </Typography>
    </Box>
  );
}
