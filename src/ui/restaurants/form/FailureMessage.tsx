import Typography from '@mui/material/Typography';
import { Message } from '../../kit/Message.tsx';
import type { FormFailure } from './formFailure.ts';

/** Why the form was not taken. */
export function FailureMessage({ failure }: { readonly failure: FormFailure | undefined }) {
  if (!failure) return null;
  return (
    <Message tone="error">
      {failure.text}
      {failure.detail && <Typography variant="body2">{failure.detail}</Typography>}
    </Message>
  );
}
