import MicNone from '@mui/icons-material/MicNone';
import MicOff from '@mui/icons-material/MicOff';
import Send from '@mui/icons-material/Send';
import ThumbDown from '@mui/icons-material/ThumbDown';
import ThumbDownOutline from '@mui/icons-material/ThumbDownOffAlt';
import ThumbUp from '@mui/icons-material/ThumbUp';
import ThumbUpOutline from '@mui/icons-material/ThumbUpOffAlt';
import VoiceOverOff from '@mui/icons-material/VoiceOverOff';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import InputBase from '@mui/material/InputBase';
import { observer } from 'mobx-react-lite';
import type { ElementType, FormEvent } from 'react';
import { Alert } from '../kit/feedback/Alert.tsx';
import { Tooltip } from '../kit/controls/Tooltip.tsx';
import { VisuallyHidden } from '../kit/text/VisuallyHidden.tsx';
import { audioProblemText, liveDemoText } from '../texts/liveDemoText.ts';
import type { LiveCall } from './LiveCall.ts';

interface Action {
  readonly label: string;
  readonly Icon: ElementType;
  readonly press: () => void;
  readonly isOff?: boolean;
  /** State of a toggle button. */
  readonly isPressed?: boolean;
}

/** Actions during a voice session. Announces once that the time is almost over. */
export const CallActions = observer(function CallActions({ call }: { readonly call: LiveCall }) {
  const rating = (liked: boolean, Chosen: ElementType, Outline: ElementType) => {
    const isPressed = call.likesAnswer === liked;
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
      <Box role="group" aria-label="During the call" sx={{ display: 'flex', gap: 0.5 }}>
        {actions.map(({ label, Icon, press, isOff = false, isPressed }, index) => (
          // the mute button keeps its identity when its label changes
          <Tooltip key={index} text={label}>
            <IconButton
              color="inherit"
              aria-label={label}
              // keeps focus while temporarily unavailable
              aria-disabled={isOff}
              aria-pressed={isPressed}
              onClick={() => isOff || press()}
              sx={action}
            >
              <Icon />
            </IconButton>
          </Tooltip>
        ))}
      </Box>
      {/* announced once instead of every second */}
      <VisuallyHidden role="status">{call.isAlmostOver && liveDemoText.almostOver}</VisuallyHidden>
    </>
  );
});

const action = {
  width: 44,
  height: 44,
  '&[aria-disabled="true"]': { cursor: 'default' },
  '&[aria-disabled="true"]:not([aria-pressed="true"])': { opacity: 0.45 },
} as const;

/** Says during a session that the microphone or the sound does not work. */
export const AudioAlert = observer(function AudioAlert({ call }: { readonly call: LiveCall }) {
  if (!call.audioProblem) return null;
  return (
    <Box sx={whole}>
      <Alert tone="error">
        <span>{audioProblemText(call.audioProblem)}</span>{' '}
        <Button color="inherit" size="small" onClick={call.repairAudio} sx={repair}>
          Try again
        </Button>
      </Alert>
    </Box>
  );
});

/** Also in a panel that is too low for it, which scrolls. */
const whole = { flex: 'none', width: 1, maxWidth: 520, textAlign: 'left' } as const;

const repair = { my: -0.5, minHeight: 36, textDecoration: 'underline' } as const;

interface PromptsProps {
  readonly prompts: readonly string[];
  readonly onSay: (prompt: string) => void;
}

/** Example sentences that are sent when pressed, in the colors of their background. */
export function ExamplePrompts({ prompts, onSay }: PromptsProps) {
  return (
    <Box role="group" aria-label={liveDemoText.ask} sx={prompted}>
      {prompts.map((prompt) => (
        <Box key={prompt} component="button" type="button" onClick={() => onSay(prompt)} sx={pill}>
          {prompt}
        </Box>
      ))}
    </Box>
  );
}

const prompted = {
  display: 'flex',
  flex: 'none',
  gap: 1,
  width: 1,
  // space for the focus ring
  p: '5px',
  m: '-5px',
  boxSizing: 'content-box',
  overflowX: 'auto',
  scrollbarWidth: 'thin',
} as const;

const pill = {
  flex: 'none',
  boxSizing: 'border-box',
  // shows part of the next one on a phone, to hint at scrolling
  maxWidth: '85%',
  minHeight: 40,
  px: 1.75,
  py: 0.75,
  border: '1px solid color-mix(in srgb, currentColor 55%, transparent)',
  borderRadius: '18px',
  bgcolor: 'color-mix(in srgb, currentColor 8%, transparent)',
  color: 'inherit',
  font: 'inherit',
  fontSize: '0.875rem',
  lineHeight: 1.3,
  textAlign: 'left',
  cursor: 'pointer',
  '&:hover': { bgcolor: 'color-mix(in srgb, currentColor 16%, transparent)' },
} as const;

/** A text field for visitors who prefer typing or cannot speak. */
export const WritingField = observer(function WritingField({ call }: { readonly call: LiveCall }) {
  const send = (event: FormEvent) => {
    event.preventDefault();
    call.sayDraft();
  };
  return (
    <Box component="form" onSubmit={send} sx={field}>
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
        sx={{ color: 'inherit', '& input::placeholder': { color: 'inherit', opacity: 0.8 } }}
      />
      <IconButton type="submit" color="inherit" aria-label="Send" sx={{ width: 40, height: 40 }}>
        <Send fontSize="small" />
      </IconButton>
    </Box>
  );
});

const field = {
  display: 'flex',
  alignItems: 'center',
  width: 1,
  maxWidth: 520,
  pl: 2,
  pr: 0.5,
  minHeight: 44,
  border: 1,
  borderColor: 'currentColor',
  borderRadius: '22px',
  '&:focus-within': { outline: '3px solid var(--mui-palette-focus)', outlineOffset: '2px' },
  '& input:focus-visible': { outline: 'none' },
} as const;
