import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useId, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { consentText } from '../../texts/consentText.ts';
import { card } from '../../kit/layout/card.ts';

interface Props {
  /** Whether the visitor opened it. */
  readonly takesFocus: boolean;
  readonly onAnswer: (mayCount: boolean) => void;
}

/**
 * The analytics question. Both answers look equal, and the page works without one. Comes first in the
 * document, for keyboard and screen readers.
 */
export function ConsentNotice({ takesFocus, onAnswer }: Props) {
  const id = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const place = usePlaceBeforePage();
  useEffect(() => {
    if (takesFocus) title.current?.focus();
  }, [takesFocus]);
  return createPortal(
    <Box component="section" aria-labelledby={id} sx={notice}>
      <Typography variant="h2" id={id} ref={title} tabIndex={-1} sx={{ fontSize: '1.125rem' }}>
        {consentText.title}
      </Typography>
      <Typography>{consentText.about}</Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        {([true, false] as const).map((mayCount) => (
          <Button key={String(mayCount)} variant="outlined" onClick={() => onAnswer(mayCount)}>
            {mayCount ? consentText.agree : consentText.decline}
          </Button>
        ))}
      </Box>
    </Box>,
    place,
  );
}

/** An element at the start of the body while the notice is shown. */
function usePlaceBeforePage(): HTMLElement {
  const [place] = useState(() => document.createElement('div'));
  useEffect(() => {
    document.body.prepend(place);
    return () => place.remove();
  }, [place]);
  return place;
}

const notice = {
  ...card,
  position: 'fixed',
  zIndex: 'snackbar',
  insetInline: 0,
  bottom: 0,
  maxWidth: 560,
  maxHeight: '60dvh',
  overflowY: 'auto',
  m: { xs: 1, sm: 2 },
  p: 2,
  display: 'grid',
  gap: 1.5,
  color: 'text.primary',
  boxShadow: 8,
  '@media print': { display: 'none' },
} as const;
