import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';
import { SecondaryText } from '../kit/text/SecondaryText.tsx';

interface Props {
  readonly title: string;
  readonly help?: ReactNode;
  readonly children: ReactNode;
}

/** A group of fields under a heading. */
export function FieldGroup({ title, help, children }: Props) {
  const id = useId();
  return (
    <Box
      role="group"
      aria-labelledby={id}
      sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}
    >
      <div>
        <Typography variant="h3" id={id}>
          {title}
        </Typography>
        {help && <SecondaryText>{help}</SecondaryText>}
      </div>
      {children}
    </Box>
  );
}
