import Typography, { type TypographyProps } from '@mui/material/Typography';
import type { ElementType } from 'react';

/** Words beside what says more: smaller, and in the quieter colour. */
export function SecondaryText(props: TypographyProps<'p', { component?: ElementType }>) {
  return <Typography variant="body2" color="textSecondary" {...props} />;
}
