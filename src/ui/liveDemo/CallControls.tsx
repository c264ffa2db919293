import MicNone from '@mui/icons-material/MicNone';
import MicOff from '@mui/icons-material/MicOff';
import Send from '@mui/icons-material/Send';
import ThumbDown from '@mui/icons-material/ThumbDown';
import ThumbDownOutline from '@mui/icons-material/ThumbDownOffAlt';
import ThumbUp from '@mui/icons-material/ThumbUp';
import ThumbUpOutline from '@mui/icons-material/ThumbUpOffAlt';
import VoiceOverOff from '@mui/icons-material/VoiceOverOff';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import InputBase from '@mui/material/InputBase';
import { observer } from 'mobx-react-lite';
import type { ElementType } from 'react';
import { CheckedForm } from '../forms/CheckedForm.tsx';
import { Alert } from '../kit/feedback/Alert.tsx';
import { Tooltip } from '../kit/controls/Tooltip.tsx';
import { Row } from '../kit/layout/Row.tsx';
import { VisuallyHidden } from '../kit/text/VisuallyHidden.tsx';
import { audioProblemText, liveDemoText } from '../texts/liveDemoText.ts';
import type { LiveCall } from './LiveCall.ts';
import styles from './CallControls.module.css';

interface Action {
  readonly label: string;
  readonly Icon: ElementType;
  readonly press: () => void;
  readonly isOff?: boolean;
  /** Whether a toggle button is pressed. Undefined for other buttons. */
  readonly isPressed?: boolean;
}

/** The buttons during a voice session. Announces once that the time is almost over. */
export const VoiceSessionActions = observer(function VoiceSessionActions({
  call,
}: {
  readonly call: LiveCall;
}) {
  const rating = (liked: boolean, Chosen: ElementType, Outline: ElementType) => {
    const isPressed = call.isAnswerLiked === liked;
    const Icon = isPressed ? Chosen : Outline;
    return { Icon, press: () => call.rate(liked), isOff: !call.canRate, isPressed };
  };
  const actions: readonly Action[] = [
    call.muted
      ? { label: 'Unmute microphone', Icon: MicOff, press: call.toggleMute }
      : { label: 'Mute microphone', Icon: MicNone, press: call.toggleMute },
    { label: 'Interrupt', Icon: VoiceOverOff, press: call.interrupt, isOff: !call.canInterrupt },
    { label: 'Good answer', ...rating(true, ThumbUp, ThumbUpOutline) },
    { label: 'Bad answer', ...rating(false, ThumbDown, ThumbDownOutline) },
  ];
  return (
    <>
      <Row role="group" aria-label="During the call" gap={4}>
        {actions.map(({ label, Icon, press, isOff = false, isPressed }, index) => (
          // the key doesn't depend on the label, so that the mute button keeps focus when toggled
          <Tooltip key={index} text={label}>
            <IconButton
              color="inherit"
              aria-label={label}
              // not `disabled`, so that the button keeps focus
              aria-disabled={isOff}
              aria-pressed={isPressed}
              onClick={() => isOff || press()}
              className={styles.action}
            >
              <Icon />
            </IconButton>
          </Tooltip>
        ))}
      </Row>
      {/* announces once, not every second, that the time is almost over */}
      <VisuallyHidden role="status">{call.isAlmostOver && liveDemoText.almostOver}</VisuallyHidden>
    </>
  );
});

/** Says during a session that the microphone or sound has stopped working. */
export const AudioAlert = observer(function AudioAlert({ call }: { readonly call: LiveCall }) {
  if (!call.audioProblem) return null;
  return (
    <div className={styles.audioAlert}>
      <Alert tone="error">
        <span>{audioProblemText(call.audioProblem)}</span>{' '}
        <Button color="inherit" size="small" onClick={call.repairAudio} className={styles.repair}>
          Try again
        </Button>
      </Alert>
    </div>
  );
});

interface PromptsProps {
  readonly prompts: readonly string[];
  readonly onSay: (prompt: string) => void;
}

/** Buttons that send example sentences. Their colors adapt to the background. */
export function ExamplePrompts({ prompts, onSay }: PromptsProps) {
  return (
    <div role="group" aria-label={liveDemoText.ask} className={styles.prompts}>
      {prompts.map((prompt) => (
        <button key={prompt} type="button" onClick={() => onSay(prompt)} className={styles.prompt}>
          {prompt}
        </button>
      ))}
    </div>
  );
}

/** A text field for visitors who can't or don't want to speak. */
export const MessageField = observer(function MessageField({ call }: { readonly call: LiveCall }) {
  return (
    <CheckedForm onSubmit={call.sendDraft} className={styles.writing}>
      <InputBase
        fullWidth
        value={call.draft}
        onChange={({ target }) => call.write(target.value)}
        placeholder={liveDemoText.inWriting}
        slotProps={{
          input: {
            dir: 'auto',
            'aria-label': liveDemoText.inWriting,
            autoComplete: 'off',
            enterKeyHint: 'send',
          },
        }}
        className={styles.text}
      />
      <IconButton type="submit" color="inherit" aria-label="Send">
        <Send fontSize="small" />
      </IconButton>
    </CheckedForm>
  );
});
