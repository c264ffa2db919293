import { useLayoutEffect, useState, type ReactNode } from 'react';
import type { Call } from '#domain/companies/call.ts';
import { callSeconds } from '#domain/companies/callMinutes.ts';
import { httpUrl } from '#domain/shared/httpUrl.ts';
import { phoneNumberText } from '#domain/shared/phoneNumber.ts';
import { playerKeys } from './player/playerKeys.ts';
import { PlayerViewModel } from './player/PlayerViewModel.ts';
import { Recording } from './player/Recording.ts';
import { RecordingPlayer } from './player/RecordingPlayer.tsx';
import { callText } from '../texts/callText.ts';
import { Transcript } from './transcript/Transcript.tsx';
import { CallFacts, RecordingLink } from './CallFacts.tsx';
import { RehearseCall } from './RehearseCall.tsx';
import { PhoneLink } from '../kit/text/PhoneLink.tsx';
import { SecondaryText } from '../kit/text/SecondaryText.tsx';
import { Text } from '../kit/text/Text.tsx';
import styles from './CallDetails.module.css';

interface Props {
  readonly call: Call;
  /** The restaurant's phone number that received the call. */
  readonly number: string;
  /** Loads the link to a call's recording again. */
  readonly readRecording: (callId: string) => Promise<string>;
  /** Position from which to play, in seconds. */
  readonly startAt?: number;
  /** Facts about the caller. */
  readonly children?: ReactNode;
}

/** A call's facts, full summary, recording, and transcript. */
export function CallDetails({ call, number, readRecording, startAt, children }: Props) {
  const url = httpUrl(call.recordingUrl);
  const [player] = useState(() => new PlayerViewModel());
  useLayoutEffect(() => player.expect({ seconds: callSeconds(call), lines: call.lines }), [player, call]);
  useLayoutEffect(() => {
    if (startAt === undefined) return;
    player.seek(startAt);
    player.playOnAttach();
  }, [player, startAt]);
  return (
    <>
      <div>
        <SecondaryText as="div" tabular>
          {call.caller ? (
            <>
              <span>{callText.from}</span> <PhoneLink number={call.caller} />{' '}
              <span>{callText.to(phoneNumberText(number))}</span>
            </>
          ) : (
            `${callText.yourLine} ${phoneNumberText(number)}`
          )}
        </SecondaryText>
        <CallFacts call={call} />
        {children}
      </div>
      {call.summary !== undefined && <Text dir="auto">{call.summary}</Text>}
      <RehearseCall call={call} />
      {url && (
        <section aria-label="Recording" tabIndex={-1}>
          <CallRecording call={call} url={url} player={player} readRecording={readRecording} />
          <div className={styles.link}>
            <RecordingLink call={call} />
          </div>
        </section>
      )}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the player's keys work in the transcript too */}
      <div onKeyDown={url ? playerKeys(player) : undefined}>
        <Transcript
          lines={call.lines}
          player={player}
          hasAudio={url !== undefined}
          maxHeight={`max(320px, 100dvh - ${url ? 480 : 300}px)`}
        />
      </div>
    </>
  );
}

interface RecordingProps extends Pick<Props, 'call' | 'readRecording'> {
  readonly url: string;
  readonly player: PlayerViewModel;
}

/** A call's recording. A refresh may load a new link, which doesn't interrupt the playback. */
function CallRecording({ call: { id }, url, player, readRecording }: RecordingProps) {
  const [first] = useState(url);
  const [recording] = useState(() => new Recording());
  useLayoutEffect(() => {
    recording.open(first, () => readRecording(id));
    return recording.release;
  }, [recording, first, readRecording, id]);
  return <RecordingPlayer recording={recording} player={player} seed={id} />;
}
