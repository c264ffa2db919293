import Box from '@mui/material/Box';
import type { Call } from '#domain/companies/call.ts';
import { Badge } from '../../kit/Badge.tsx';
import { callLength, callTime, messageCount } from './callWords.ts';

/** When a call was, how long, how many messages, and how it is judged. */
export function CallFacts({ call }: { readonly call: Call }) {
  const { evaluation } = call;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, rowGap: 0.5 }}>
      <Box component="span" sx={{ fontWeight: 600 }}>
        {callTime(call)}
      </Box>
      <Box component="span" sx={{ typography: 'body2', color: 'text.secondary' }}>
        {callLength(call)} · {messageCount(call)}
      </Box>
      {evaluation && <Badge tone={evaluation.tone} label={evaluation.text} />}
    </Box>
  );
}
