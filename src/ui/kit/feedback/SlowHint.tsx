import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { observer } from 'mobx-react-lite';
import { slowText } from '../../texts/slowText.ts';
import { Alert } from './Alert.tsx';

interface Props {
  readonly waiting: { readonly slow: boolean };
  /** What the user should know during the wait. */
  readonly explanation?: string;
  readonly onCancel: () => void;
  readonly onRetry?: () => void;
}

/** Returns focus to the button that started the task, because the button that ends the wait disappears. */
const focusBegun = () => document.querySelector<HTMLElement>('[aria-busy="true"]')?.focus();

/** Says that a wait is long, and offers to cancel or retry. */
export const SlowHint = observer(function SlowHint({ waiting, explanation, onCancel, onRetry }: Props) {
  if (!waiting.slow) return null;
  return (
    <Alert tone="info">
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center', columnGap: 2 }}>
        <span>{explanation ? `${slowText.slow} ${explanation}` : slowText.slow}</span>
        {/* the row is no taller than its text, so the icon aligns */}
        <Box component="span" sx={{ my: -1 }}>
          {onRetry && (
            <Button size="small" color="inherit" onClick={onRetry}>
              {slowText.again}
            </Button>
          )}
          <Button
            size="small"
            color="inherit"
            onClick={() => {
              focusBegun();
              onCancel();
            }}
          >
            {onRetry ? slowText.cancel : slowText.stop}
          </Button>
        </Box>
      </Stack>
    </Alert>
  );
});
