import { clsx } from 'clsx';
import { useId, useRef, useState } from 'react';
import type { MuseumId } from '#domain/museums/museums.ts';
import brand from '../../art/brand.module.css';
import { Orb } from '../../art/Orb.tsx';
import { useLazyComponent } from '../../kit/lazy/useLazyComponent.ts';
import { Heading } from '../../kit/text/Heading.tsx';
import { Text } from '../../kit/text/Text.tsx';
import { museumText } from '../../texts/museumText.ts';
import { TalkButton } from './TalkButton.tsx';
import styles from './CuratorPanel.module.css';

export function CuratorPanel({ museum }: { readonly museum: MuseumId }) {
  const [heading, helper] = [useId(), useId()];
  const { Part, opener, isLoading, hasFailed, open, close } = useLazyComponent(
    `curator ${museum}`,
    async () => (await import('./CuratorSession.tsx')).CuratorSession,
  );
  const [couldNotStart, setCouldNotStart] = useState(false);
  const whole = useRef<HTMLElement>(null);
  const begin = () => {
    if (whole.current) showEnd(whole.current);
    open();
  };
  const end = (wasStarted: boolean) => {
    setCouldNotStart(!wasStarted);
    close();
  };
  return (
    <section ref={whole} aria-labelledby={heading} className={clsx(brand.band, styles.panel)}>
      <Heading level={2} id={heading}>
        Virtual Curator
      </Heading>
      {Part ? (
        <Part museum={museum} onEnd={end} />
      ) : (
        <>
          <div className={styles.rest}>
            <Orb className={styles.orb} />
          </div>
          {/* the button regains focus, and its description says what to check */}
          <TalkButton ref={opener} isConnecting={isLoading} describedBy={helper} onPress={begin} />
          <Text id={helper} className={clsx(styles.help, (couldNotStart || hasFailed) && styles.emphasized)}>
            {museumText.helper}
          </Text>
          <Text size="small" className={styles.limit}>
            {museumText.duration}
          </Text>
        </>
      )}
    </section>
  );
}

/**
 * Scrolls to the end of the panel, where the session's controls are. Runs when the button is pressed, because
 * the visitor may scroll elsewhere later.
 */
function showEnd(panel: HTMLElement): void {
  if (panel.getBoundingClientRect().bottom > innerHeight) {
    panel.scrollIntoView({ block: 'end', behavior: 'instant' });
  }
}
