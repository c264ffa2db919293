import Box from '@mui/material/Box';
import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import { lazyComponent } from '../../kit/lazy/lazyComponent.ts';
import { useViewModel } from '../../kit/state/useViewModel.ts';
import { consentText } from '../../texts/consentText.ts';
import { siteLink } from '../siteStyles.ts';
import { MAIN_CONTENT_ID } from '../../shell/SkipLink.tsx';
import { ConsentViewModel } from './ConsentViewModel.ts';

// visitors who don't get to see the question are not tracked
const ConsentNotice = lazyComponent(
  async () => (await import('./ConsentNotice.tsx')).ConsentNotice,
  () => null,
);

/** The link to the analytics question, and the question until it is answered. */
export const Consent = observer(function Consent() {
  const vm = useViewModel(ConsentViewModel);
  const link = useRef<HTMLButtonElement>(null);
  if (!vm.asks) return null;
  const answer = (mayCount: boolean) => {
    vm.answer(mayCount);
    if (vm.isAskedFor) link.current?.focus();
    else document.getElementById(MAIN_CONTENT_ID)?.focus({ preventScroll: true });
  };
  return (
    <>
      <Box
        component="button"
        type="button"
        ref={link}
        aria-expanded={vm.isOpen}
        onClick={vm.open}
        sx={{ ...siteLink, ...plain }}
      >
        {consentText.again}
      </Box>
      {vm.isOpen && <ConsentNotice takesFocus={vm.isAskedFor} onAnswer={answer} />}
    </>
  );
});

/** A button styled like a link. */
const plain = {
  justifySelf: 'start',
  border: 0,
  p: 0,
  bgcolor: 'transparent',
  font: 'inherit',
  cursor: 'pointer',
} as const;
