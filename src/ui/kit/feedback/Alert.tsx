import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import CheckCircle from '@mui/icons-material/CheckCircleOutlined';
import Close from '@mui/icons-material/Close';
import ErrorMark from '@mui/icons-material/ErrorOutlined';
import InfoMark from '@mui/icons-material/InfoOutlined';
import type { ReactNode, Ref } from 'react';

const icons = { success: CheckCircle, error: ErrorMark, info: InfoMark };

interface Props {
  readonly tone: keyof typeof icons;
  readonly children: ReactNode;
  readonly onDismiss?: (() => void) | undefined;
  /** Whether a live region around the alert announces it. */
  readonly isInRegion?: boolean;
  readonly ref?: Ref<HTMLDivElement>;
}

/** A message in the page. Errors interrupt a screen reader; other messages wait. */
export function Alert({ tone, children, onDismiss, isInRegion = false, ref }: Props) {
  const Icon = icons[tone];
  return (
    <Box
      ref={ref}
      tabIndex={-1}
      role={isInRegion ? undefined : tone === 'error' ? 'alert' : 'status'}
      sx={{
        display: 'flex',
        alignItems: 'center',
        width: 'fit-content',
        maxWidth: '100%',
        // little space around, because an alert may be in a narrow card
        gap: 1,
        px: 1.5,
        py: 1,
        minHeight: 44,
        borderRadius: '6px',
        border: 1,
        borderColor: `status.${tone}.mark`,
        bgcolor: `status.${tone}.soft`,
        color: `status.${tone}.text`,
      }}
    >
      {/* aligned with the first line */}
      <Icon fontSize="small" aria-hidden sx={{ alignSelf: 'start', mt: 0.5 }} />
      <Box dir="auto" sx={{ flex: 1, overflowWrap: 'anywhere', textWrap: 'pretty' }}>
        {children}
      </Box>
      {onDismiss && (
        <IconButton
          color="inherit"
          size="small"
          aria-label="Dismiss"
          onClick={onDismiss}
          sx={{ my: -1, mr: -1 }}
        >
          <Close fontSize="small" />
        </IconButton>
      )}
    </Box>
  );
}
