import Close from '@mui/icons-material/Close';
import IconButton from '@mui/material/IconButton';
import { observer } from 'mobx-react-lite';
import { useEffect, useId } from 'react';
import { sampleCall } from '#domain/liveDemo/sampleCall.ts';
import { AudioPlayer } from '../../calls/player/AudioPlayer.tsx';
import { Alert } from '../../kit/feedback/Alert.tsx';
import { restoreLostFocus } from '../../kit/browser/restoreLostFocus.ts';
import { Row } from '../../kit/layout/Row.tsx';
import { useViewModel } from '../../kit/state/useViewModel.ts';
import { AgreementCard } from '../../liveDemo/AgreementCard.tsx';
import { RevealedCard } from '../RevealedCard.tsx';
import { sampleCallText } from '../../texts/sampleCallText.ts';
import { Transcript } from '../../calls/transcript/Transcript.tsx';
import { SampleCallViewModel } from './SampleCallViewModel.ts';
import { Heading } from '../../kit/text/Heading.tsx';
import { SecondaryText } from '../../kit/text/SecondaryText.tsx';
import styles from './SampleCall.module.css';

/** A recorded call with a transcript that follows the playback. Plays automatically and needs no microphone. */
export const SampleCall = observer(function SampleCall({ onClose }: { readonly onClose: () => void }) {
  const heading = useId();
  const vm = useViewModel(SampleCallViewModel);
  const { player } = vm;
  // autoplay is allowed, because the visitor pressed a button; the player has its audio element by now
  useEffect(() => player.toggle(), [player]);
  return (
    <RevealedCard labelledBy={heading}>
      <Row align="start">
        <div className={styles.words}>
          <Heading level={2} id={heading}>
            {sampleCallText.title(sampleCall.restaurant)}
          </Heading>
          <SecondaryText>{sampleCallText.about}</SecondaryText>
        </div>
        <IconButton ref={restoreLostFocus} aria-label={sampleCallText.close} onClick={onClose}>
          <Close />
        </IconButton>
      </Row>
      {vm.hasFailed ? (
        <Alert tone="error">{sampleCallText.failed}</Alert>
      ) : (
        <AudioPlayer
          player={player}
          src={`${import.meta.env.BASE_URL}sounds/sample-call.mp3`}
          seed={sampleCall.restaurant}
          onError={vm.fail}
        />
      )}
      <Transcript
        lines={sampleCall.lines}
        player={player}
        hasAudio={!vm.hasFailed}
        isShort
        maxHeight="280px"
      />
      {vm.isAgreed && <AgreementCard agreement={sampleCall.agreement} />}
    </RevealedCard>
  );
});
