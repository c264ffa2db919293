import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Wave } from '../art/Wave.tsx';
import { brand } from '../texts/brand.ts';

interface Props {
  /** The name stands under the mark, small, as in the rail of a tablet. */
  readonly stacked?: boolean;
}

/** The mark and the name of the product. */
export function Brand({ stacked = false }: Props) {
  return (
    <Box
      sx={{
        display: 'flex',
        flexDirection: stacked ? { xs: 'column', lg: 'row' } : 'row',
        alignItems: 'center',
        gap: stacked ? { xs: 0, lg: 1 } : 1,
        color: 'primary.main',
      }}
    >
      <Wave seed={brand.name} bars={9} sx={{ width: 34, height: 24, flex: 'none' }} />
      <Typography
        component="p"
        variant="h3"
        sx={{ color: 'text.primary', ...(stacked && { fontSize: { xs: '0.75rem', lg: '1.125rem' } }) }}
      >
        {brand.name}
      </Typography>
    </Box>
  );
}
