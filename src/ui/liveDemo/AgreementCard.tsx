import { useId } from 'react';
import type { Agreement } from '#domain/liveDemo/agreementFromToolCall.ts';
import { agreementText } from '../texts/liveDemoText.ts';
import styles from './AgreementCard.module.css';

/** The order or booking agreed in a demo, as the slip that a restaurant would get. */
export function AgreementCard({ agreement }: { readonly agreement: Agreement }) {
  const heading = useId();
  return (
    // not a live region, because the agent says the same aloud
    <section aria-labelledby={heading} className={styles.slip}>
      <h2 id={heading} className={styles.title}>
        {agreementText[agreement.kind]}
      </h2>
      <p dir="auto" className={styles.summary}>
        {agreement.summary}
      </p>
    </section>
  );
}
