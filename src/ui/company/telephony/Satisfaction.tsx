import Star from '@mui/icons-material/Star';
import StarBorder from '@mui/icons-material/StarBorder';
import Box from '@mui/material/Box';

const SCALE = [1, 2, 3, 4, 5] as const;

/** How a caller rated a call: "4 of 5", and as many stars. */
export function Satisfaction({ rating }: { readonly rating: number | undefined }) {
  if (rating === undefined) {
    return (
      <Box component="span" sx={{ color: 'text.secondary' }}>
        Not rated
      </Box>
    );
  }
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 1 }}>
      {rating} of 5
      <Box component="span" aria-hidden sx={{ display: 'inline-flex', color: 'status.warning.mark' }}>
        {SCALE.map((star) => {
          const Mark = star <= Math.round(rating) ? Star : StarBorder;
          return <Mark key={star} sx={{ fontSize: 16 }} />;
        })}
      </Box>
    </Box>
  );
}
