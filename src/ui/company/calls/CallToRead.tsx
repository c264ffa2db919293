import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { observer } from 'mobx-react-lite';
import { useMemo } from 'react';
import type { Call } from '#domain/companies/call.ts';
import { phoneNumberText } from '#domain/shared/phoneNumber.ts';
import { AudioFailure } from '../../conversation/player/AudioFailure.tsx';
import { AudioPlayer } from '../../conversation/player/AudioPlayer.tsx';
import { playerKeys } from '../../conversation/player/playerKeys.ts';
import { monospaced } from '../../kit/monospaced.ts';
import { Transcript } from '../../transcript/Transcript.tsx';
import { CallFacts } from './CallFacts.tsx';
import { CallRecording } from './CallRecording.ts';
import { RecordingLink } from './RecordingLink.tsx';

interface Props {
  readonly call: Call;
  readonly number: string;
}

/** A call: its facts, its whole summary, its sound where it was recorded, and what was said. */
export const CallToRead = observer(function CallToRead({ call, number }: Props) {
  const recording = useMemo(() => new CallRecording(call), [call]);
  const { url, player, currentLine } = recording;
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
          <Sound recording={recording} url={url} seed={call.id} />
          <Box sx={{ ml: -2 }}>
            <RecordingLink call={call} />
          </Box>
        </Box>
      )}
      <Box onKeyDown={url ? playerKeys(player) : undefined}>
        <Transcript
          lines={call.lines}
          current={currentLine}
          maxHeight={`max(320px, 100dvh - ${url ? 480 : 300}px)`}
          {...(url && { onSeek: player.seek })}
        />
      </Box>
    </>
  );
});

interface SoundProps {
  readonly recording: CallRecording;
  readonly url: string;
  readonly seed: string;
}

const Sound = observer(function Sound({ recording, url, seed }: SoundProps) {
  const { player, failed, retries, refuse, retry } = recording;
  if (failed) return <AudioFailure onRetry={retry} />;
  return <AudioPlayer key={retries} player={player} src={url} seed={seed} onError={refuse} />;
});
