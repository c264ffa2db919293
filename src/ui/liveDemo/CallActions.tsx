import MicNone from '@mui/icons-material/MicNone';
import MicOff from '@mui/icons-material/MicOff';
import ThumbDown from '@mui/icons-material/ThumbDownOffAlt';
import ThumbUp from '@mui/icons-material/ThumbUpOffAlt';
import VoiceOverOff from '@mui/icons-material/VoiceOverOff';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { Tooltip } from '../kit/Tooltip.tsx';
import type { LiveCall } from './LiveCall.ts';

/** What a visitor can do in a call that is connected, besides talking. */
export const CallActions = observer(function CallActions({ call }: { readonly call: LiveCall }) {
  return (
    <Box role="group" aria-label="During the call" sx={{ display: 'flex', gap: 0.5 }}>
      <Action
        label={call.muted ? 'Unmute microphone' : 'Mute microphone'}
        icon={call.muted ? <MicOff /> : <MicNone />}
        onPress={call.toggleMute}
      />
      <Action
        label="Interrupt"
        icon={<VoiceOverOff />}
        onPress={call.interrupt}
        disabled={!call.canInterrupt}
      />
      <Action
        label="Good answer"
        icon={<ThumbUp />}
        onPress={() => call.rate(true)}
        disabled={!call.canRate}
      />
      <Action
        label="Bad answer"
        icon={<ThumbDown />}
        onPress={() => call.rate(false)}
        disabled={!call.canRate}
      />
    </Box>
  );
});

interface ActionProps {
  readonly label: string;
  readonly icon: ReactNode;
  readonly onPress: () => void;
  readonly disabled?: boolean;
}

function Action({ label, icon, onPress, disabled = false }: ActionProps) {
  return (
    <Tooltip text={label}>
      <IconButton
        color="inherit"
        aria-label={label}
        // it keeps the focus when it cannot be used for a moment
        aria-disabled={disabled}
        onClick={() => disabled || onPress()}
        sx={{ width: 44, height: 44, '&[aria-disabled="true"]': { opacity: 0.45, cursor: 'default' } }}
      >
        {icon}
      </IconButton>
    </Tooltip>
  );
}
