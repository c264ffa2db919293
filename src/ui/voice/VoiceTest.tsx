import Button from '@mui/material/Button';
import { clsx } from 'clsx';
import { observer } from 'mobx-react-lite';
import { useReadOnly } from '../forms/readOnly.ts';
import { Field } from '../forms/Field.tsx';
import { FieldGroup } from '../forms/FieldGroup.tsx';
import { SlowHint } from '../kit/feedback/SlowHint.tsx';
import { scrollToOnArrival } from '../kit/layout/arrival.ts';
import { ResultNotice } from '../kit/feedback/ResultNotice.tsx';
import { useUnsavedWork } from '../kit/unsaved/useUnsavedWork.ts';
import type { VoiceViewModel } from './VoiceViewModel.ts';
import scrolling from '../kit/layout/scrolling.module.css';
import styles from './VoiceTest.module.css';

interface Props {
  readonly vm: VoiceViewModel;
  /** The selected voice. */
  readonly voiceId: string;
}

/** Speaks a test message with the selected voice. Saves nothing. */
export const VoiceTest = observer(function VoiceTest({ vm, voiceId }: Props) {
  const readOnly = useReadOnly();
  useUnsavedWork('Test message', vm.testText);
  const { asking: testing, notice, soundUrl, soundFailed } = vm.voiceTest;
  return (
    <FieldGroup title="Test" help="Try a sentence. It isn't saved.">
      <Field label="Test message" multiline minRows={2} value={vm.testMessage} onType={vm.testText.type} />
      {!readOnly && (
        <Button
          variant="outlined"
          aria-busy={testing.running}
          aria-disabled={testing.running || !vm.testMessage.trim()}
          onClick={() => vm.test(voiceId)}
          className={styles.test}
        >
          {testing.running ? 'Testing voice...' : 'Test voice'}
        </Button>
      )}
      <SlowHint waiting={testing} onCancel={testing.detach} />
      <ResultNotice notice={notice} />
      {soundUrl && (
        // oxlint-disable-next-line jsx-a11y/media-has-caption -- it says the test message above
        <audio
          ref={scrollToOnArrival}
          controls
          aria-label="Voice test result"
          src={soundUrl}
          onError={soundFailed}
          className={clsx(scrolling.belowHeader, styles.result)}
        />
      )}
    </FieldGroup>
  );
});
