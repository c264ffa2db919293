import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import type { CallLog } from '#domain/telephony/callLog.ts';
import type { Loadable } from '../../kit/Loadable.ts';
import { LoadFailure } from '../../kit/LoadFailure.tsx';
import { Outline, OutlineLines } from '../../kit/Outline.tsx';
import { failureText } from '../../texts/failureText.ts';
import { telephonyText } from '../../texts/telephonyText.ts';
import { CallLogTable } from './CallLogTable.tsx';

/** The calls of late as the telephony service has logged them. */
export const CallLogs = observer(function CallLogs({
  logs,
}: {
  readonly logs: Loadable<readonly CallLog[]>;
}) {
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id} sx={{ display: 'grid', gap: 2 }}>
      <Typography variant="h3" id={id}>
        Call logs
      </Typography>
      <Content logs={logs} />
    </Box>
  );
});

const Content = observer(function Content({ logs }: { readonly logs: Loadable<readonly CallLog[]> }) {
  if (logs.pending) {
    return (
      <Outline loading={logs} label="Loading call logs">
        <OutlineLines count={6} />
      </Outline>
    );
  }
  if (!logs.value) return <LoadFailure text={failureText.callLogs} onRetry={logs.retry} />;
  if (logs.value.length === 0) {
    return <Typography sx={{ color: 'text.secondary' }}>{telephonyText.noCalls}</Typography>;
  }
  return <CallLogTable logs={logs.value} />;
});
