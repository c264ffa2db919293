import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useMemo, useState } from 'react';
import type { Call } from '#domain/companies/call.ts';
import { callSeconds } from '#domain/companies/callMinutes.ts';
import { httpUrl } from '#domain/shared/httpUrl.ts';
import { phoneNumberText } from '#domain/shared/phoneNumber.ts';
import { AudioFailure } from '../../conversation/player/AudioFailure.tsx';
import { AudioPlayer } from '../../conversation/player/AudioPlayer.tsx';
import { playerKeys } from '../../conversation/player/playerKeys.ts';
import { PlayerViewModel } from '../../conversation/player/PlayerViewModel.ts';
import { monospaced } from '../../kit/monospaced.ts';
import { Transcript } from '../../transcript/Transcript.tsx';
import { CallFacts, RecordingLink } from './CallFacts.tsx';

interface Props {
  readonly call: Call;
  readonly number: string;
}

/** A call: its facts, its whole summary, its sound where it was recorded, played from where it is kept, and what was said. */
export function CallToRead({ call, number }: Props) {
  const url = httpUrl(call.recordingUrl);
  const player = useMemo(() => playerOf(call), [call]);
  const [hasFailed, setFailed] = useState(false);
  return (
    <>
      <Box>
        <Box component="span" sx={{ ...monospaced, color: 'text.secondary' }}>
          {phoneNumberText(number)}
        </Box>
        <CallFacts call={call} />
      </Box>
      {call.summary !== undefined && <Typography>{call.summary}</Typography>}
      {url && (
        <Box component="section" aria-label="Recording" tabIndex={-1}>
          {hasFailed ? (
            <AudioFailure onRetry={() => setFailed(false)} />
          ) : (
            <AudioPlayer player={player} src={url} seed={call.id} onError={() => setFailed(true)} />
          )}
          <Box sx={{ ml: -2 }}>
            <RecordingLink call={call} />
          </Box>
        </Box>
      )}
      <Box onKeyDown={url ? playerKeys(player) : undefined}>
        <Transcript
          lines={call.lines}
          player={player}
          hasAudio={url !== undefined}
          maxHeight={`max(320px, 100dvh - ${url ? 480 : 300}px)`}
        />
      </Box>
    </>
  );
}

function playerOf(call: Call): PlayerViewModel {
  const player = new PlayerViewModel();
  player.expect({ seconds: callSeconds(call), lines: call.lines });
  return player;
}
