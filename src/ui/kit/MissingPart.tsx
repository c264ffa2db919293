import Button from '@mui/material/Button';
import { missingText } from '../texts/missingText.ts';
import { Message } from './Message.tsx';

/** In place of a part of the page whose code did not arrive. */
export function MissingPart() {
  return (
    <div>
      <Message tone="error">{missingText.part}</Message>
      <Button variant="outlined" onClick={() => location.reload()} sx={{ mt: 2 }}>
        Load again
      </Button>
    </div>
  );
}
