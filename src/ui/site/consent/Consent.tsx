import Box from '@mui/material/Box';
import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import { lazyComponent } from '../../kit/lazyComponent.ts';
import { useViewModel } from '../../kit/useViewModel.ts';
import { consentText } from '../../texts/consentText.ts';
import { siteLink } from '../siteStyles.ts';
import { MAIN_CONTENT_ID } from '../../shell/SkipLink.tsx';
import { ConsentViewModel } from './ConsentViewModel.ts';

// whoever does not get to read the question is not counted
const ConsentNotice = lazyComponent(
  async () => (await import('./ConsentNotice.tsx')).ConsentNotice,
  () => null,
);

/** The way to the question whether the visit may be counted, and the question as long as it has no answer. */
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

/** A button among links. */
const plain = {
  justifySelf: 'start',
  border: 0,
  p: 0,
  bgcolor: 'transparent',
  font: 'inherit',
  cursor: 'pointer',
} as const;
