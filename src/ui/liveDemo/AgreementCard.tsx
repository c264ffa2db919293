import { useId } from 'react';
import type { Agreement } from '#domain/liveDemo/parseAgreement.ts';
import { agreementText } from '../texts/liveDemoText.ts';
import styles from './AgreementCard.module.css';

/** An agreed order or booking of a demo, as the slip a restaurant would get. */
export function AgreementCard({ agreement }: { readonly agreement: Agreement }) {
  const heading = useId();
  return (
    // no live region, because the agent says it
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
