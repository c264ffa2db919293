import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { observer } from 'mobx-react-lite';
import { useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { CallLog } from '#domain/telephony/callLog.ts';
import type { Loadable } from '../../kit/Loadable.ts';
import { LoadFailure } from '../../kit/LoadFailure.tsx';
import { LoadingSkeleton, SkeletonLines } from '../../kit/LoadingSkeleton.tsx';
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
      <LoadingSkeleton loading={logs} label="Loading call logs">
        <SkeletonLines count={6} />
      </LoadingSkeleton>
    );
  }
  if (!logs.value) return <LoadFailure text={failureText.callLogs} onRetry={logs.retry} />;
  if (logs.value.length === 0) {
    return <Typography sx={{ color: 'text.secondary' }}>{telephonyText.noCalls}</Typography>;
  }
  return <LatestCalls logs={logs.value} />;
});

const SHOWN_AT_FIRST = 10;

/** The latest calls, and the others once they are asked for: dozens of cards are long on a phone. */
function LatestCalls({ logs }: { readonly logs: readonly CallLog[] }) {
  const [isWhole, setWhole] = useState(false);
  const table = useRef<HTMLTableElement>(null);
  const showAll = () => {
    flushSync(() => setWhole(true));
    // on from where the list ended: the button is gone
    table.current?.tBodies[0]?.rows[SHOWN_AT_FIRST]?.focus();
  };
  const shown = isWhole ? logs : logs.slice(0, SHOWN_AT_FIRST);
  return (
    <>
      <Typography role="status" variant="body2" sx={{ color: 'text.secondary' }}>
        {telephonyText.callsShown(shown.length, logs.length)}
      </Typography>
      <CallLogTable ref={table} logs={shown} />
      {shown.length < logs.length && (
        <Button variant="outlined" onClick={showAll} sx={{ justifySelf: 'start' }}>
          Show all {logs.length}
        </Button>
      )}
    </>
  );
}
