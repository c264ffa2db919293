import { clsx } from 'clsx';
import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import { lazyComponent } from '../../kit/lazy/lazyComponent.ts';
import { useViewModel } from '../../kit/state/useViewModel.ts';
import { consentText } from '../../texts/consentText.ts';
import site from '../site.module.css';
import { MAIN_CONTENT_ID } from '../../shell/SkipLink.tsx';
import styles from './Consent.module.css';
import { ConsentViewModel } from './ConsentViewModel.ts';

// if this code fails to load, the question is not asked and the visitor is not tracked
const ConsentNotice = lazyComponent(
  async () => (await import('./ConsentNotice.tsx')).ConsentNotice,
  () => null,
);

/** Asks for analytics consent until the visitor answers. Afterwards, shows a link to ask again. */
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
      <button
        type="button"
        ref={link}
        aria-expanded={vm.isOpen}
        onClick={vm.open}
        className={clsx(site.link, styles.again)}
      >
        {consentText.again}
      </button>
      {vm.isOpen && <ConsentNotice takesFocus={vm.isAskedFor} onAnswer={answer} />}
    </>
  );
});
