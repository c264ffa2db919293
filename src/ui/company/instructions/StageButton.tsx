import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import type { FlowStage } from '#domain/instructions/instructions.ts';
import { nameWords } from '#domain/shared/nameWords.ts';
import { filledLines } from '#domain/shared/textLines.ts';

interface Props {
  readonly stage: FlowStage;
  /** From 1. */
  readonly place: number;
  readonly open: boolean;
  /** The id of the fields, while they are there. */
  readonly controls: string;
  readonly onOpen: () => void;
}

/** A stop on the path of a conversation, which opens its fields. */
export function StageButton({ stage, place, open, controls, onOpen }: Props) {
  const count = filledLines(stage.messages).length;
  return (
    <ButtonBase
      aria-expanded={open}
      aria-controls={open ? controls : undefined}
      onClick={onOpen}
      sx={{
        width: '100%',
        height: { lg: '100%' },
        minHeight: 64,
        px: 1.5,
        py: 1,
        gap: 1.5,
        justifyContent: 'flex-start',
        textAlign: 'left',
        border: 1,
        borderColor: open ? 'primary.main' : 'border.strong',
        borderRadius: '12px',
        bgcolor: open ? 'soft.primary' : undefined,
        color: open ? 'soft.onPrimary' : 'text.primary',
        // the way from one stop to the next
        'li + li > &::before': {
          content: '""',
          position: 'absolute',
          bgcolor: 'border.strong',
          left: { xs: 25, lg: -9 },
          top: { xs: -9, lg: '50%' },
          width: { xs: 2, lg: 8 },
          height: { xs: 8, lg: 2 },
        },
      }}
    >
      <Box
        component="span"
        aria-hidden
        sx={{
          flex: 'none',
          width: 28,
          height: 28,
          display: 'grid',
          placeItems: 'center',
          borderRadius: '50%',
          border: 1,
          typography: 'caption',
          fontVariantNumeric: 'tabular-nums',
        }}
      >
        {place}
      </Box>
      <Box component="span" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <Box component="span" sx={{ display: 'block', typography: 'body2', fontWeight: 600 }}>
          {nameWords(stage.name)}
        </Box>
        <Box component="span" sx={{ display: 'block', typography: 'caption' }}>
          {count === 1 ? '1 message' : `${count} messages`}
        </Box>
      </Box>
    </ButtonBase>
  );
}
