import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId, useRef, useState } from 'react';
import type { MuseumId } from '#domain/museums/museums.ts';
import { brandColors, darkBandBackground } from '../../art/brandColors.ts';
import { Orb } from '../../art/Orb.tsx';
import { useLazyComponent } from '../../kit/lazy/useLazyComponent.ts';
import { museumText } from '../../texts/museumText.ts';
import { characterWidth } from '../../theme/characters.ts';
import { TalkButton } from './TalkButton.tsx';

export function CuratorPanel({ museum }: { readonly museum: MuseumId }) {
  const [heading, helper, reason] = [useId(), useId(), useId()];
  const { Part, opener, isLoading, hasFailed, open, close } = useLazyComponent(
    `curator ${museum}`,
    async () => (await import('./CuratorSession.tsx')).CuratorSession,
  );
  const [couldNotStart, setCouldNotStart] = useState(false);
  const [message, setMessage] = useState<string>();
  const whole = useRef<HTMLElement>(null);
  const begin = () => {
    if (whole.current) showEnd(whole.current);
    open();
  };
  const end = (wasStarted: boolean, why: string | undefined) => {
    setCouldNotStart(!wasStarted);
    setMessage(why);
    close();
  };
  return (
    <Box component="section" ref={whole} aria-labelledby={heading} sx={panel}>
      <Typography variant="h2" id={heading}>
        Virtual Curator
      </Typography>
      {Part ? (
        <Part museum={museum} onEnd={end} />
      ) : (
        <>
          <Box sx={{ flex: '1 0 auto', display: 'grid', placeItems: 'center' }}>
            {/* leaves space for the reason */}
            <Orb size={message ? '92px' : 'clamp(116px, 15vw, 190px)'} />
          </Box>
          <TalkButton
            ref={opener}
            isConnecting={isLoading}
            describedBy={`${reason} ${helper}`}
            onPress={begin}
          />
          {/* the button regains focus, and its description announces the reason */}
          {message && (
            <Typography
              id={reason}
              sx={{ maxWidth: characterWidth(48), fontWeight: 600, textWrap: 'balance' }}
            >
              {message}
            </Typography>
          )}
          <Typography id={helper} sx={couldNotStart || hasFailed ? emphasised : plain}>
            {museumText.helper}
          </Typography>
          <Typography variant="body2" sx={{ color: '#DCC9D5', maxWidth: characterWidth(48) }}>
            {museumText.duration}
          </Typography>
        </>
      )}
    </Box>
  );
}

/**
 * Scrolls to the end of the panel, where the session's controls are, on press rather than later, when the
 * visitor may have scrolled elsewhere.
 */
function showEnd(panel: HTMLElement): void {
  if (panel.getBoundingClientRect().bottom > innerHeight) {
    panel.scrollIntoView({ block: 'end', behavior: 'instant' });
  }
}

const panel = {
  ...darkBandBackground,
  scrollMarginBottom: '16px',
  // 500 px, more with large text
  height: '31.25rem',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: 1.5,
  p: { xs: 2, sm: 3 },
  border: '1px solid transparent',
  borderRadius: '20px',
  textAlign: 'center',
  overflowY: 'auto',
} as const;

const help = {
  px: 2,
  py: 1,
  maxWidth: characterWidth(48),
  border: '2px solid transparent',
  borderRadius: '12px',
  textWrap: 'balance',
} as const;

// forced colors would show the transparent border
const plain = { ...help, '@media (forced-colors: active)': { borderColor: 'Canvas' } } as const;

/** Bold and framed on a lighter background, with unchanged size. */
const emphasised = {
  ...help,
  borderColor: brandColors.apricotBright,
  bgcolor: 'rgb(242 176 107 / .14)',
  color: '#FBD9B1',
  textShadow: '0 0 .6px currentColor',
} as const;
