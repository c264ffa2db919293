import Button from '@mui/material/Button';
import type { Call } from '#domain/companies/call.ts';
import { httpUrl } from '#domain/shared/httpUrl.ts';
import { callTime } from './callWords.ts';

/** The way to a call's recording where it is kept, if it has one. */
export function RecordingLink({ call }: { readonly call: Call }) {
  const recording = httpUrl(call.recordingUrl);
  if (!recording) return null;
  return (
    <Button
      size="small"
      href={recording}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={`Listen to Recording of the call on ${callTime(call)} (opens in a new tab)`}
    >
      Listen to Recording
    </Button>
  );
}
