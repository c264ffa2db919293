import CheckCircle from '@mui/icons-material/CheckCircleOutlined';
import Circle from '@mui/icons-material/RadioButtonUnchecked';
import RemoveCircle from '@mui/icons-material/RemoveCircleOutlined';
import Cancel from '@mui/icons-material/CancelOutlined';
import East from '@mui/icons-material/East';
import Box from '@mui/material/Box';
import type { Tone } from '#domain/shared/tone.ts';

const icons = { success: CheckCircle, warning: RemoveCircle, error: Cancel, info: East, neutral: Circle };

interface Props {
  readonly tone: Tone;
  readonly label: string;
}

/** A status, always with icon, text, and color. */
export function Badge({ tone, label }: Props) {
  const Icon = icons[tone];
  return (
    <Box
      component="span"
      sx={{
        display: 'inline-flex',
        justifySelf: 'start',
        alignItems: 'center',
        gap: 0.5,
        minHeight: 24,
        whiteSpace: 'nowrap',
        px: 1,
        borderRadius: 12,
        typography: 'caption',
        fontWeight: 600,
        bgcolor: `status.${tone}.soft`,
        color: `status.${tone}.text`,
      }}
    >
      <Icon aria-hidden sx={{ fontSize: 14 }} />
      <span dir="auto">{label}</span>
    </Box>
  );
}
