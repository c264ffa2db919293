import Typography, { type TypographyProps } from '@mui/material/Typography';
import type { ElementType } from 'react';

/** Text that accompanies more important text: smaller and in a muted color. */
export function SecondaryText(props: TypographyProps<'p', { component?: ElementType }>) {
  return <Typography variant="body2" color="textSecondary" {...props} />;
}
