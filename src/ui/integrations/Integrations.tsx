import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { POS_PROVIDERS } from '#domain/integrations/pointOfSale.ts';
import { NoticeBanner } from '../kit/feedback/NoticeBanner.tsx';
import { Section } from '../kit/layout/Section.tsx';
import { keepInView } from '../kit/browser/keepInView.ts';
import { useViewModel } from '../kit/state/useViewModel.ts';
import { companySections } from '../navigation/companySections.ts';
import { CloverReturnViewModel } from './CloverReturnViewModel.ts';
import { IntegrationPanel } from './IntegrationPanel.tsx';
import styles from './Integrations.module.css';

interface Props {
  readonly companyId: string;
}

/** Point-of-sale connections, with the result after returning from Clover. */
export function Integrations({ companyId }: Props) {
  return (
    <Section {...companySections.integrations} actions={<CloverReturnBanner companyId={companyId} />}>
      <div className={styles.providers}>
        {POS_PROVIDERS.map((provider) => (
          <IntegrationPanel key={provider} provider={provider} companyId={companyId} />
        ))}
      </div>
    </Section>
  );
}

/** The result after returning from Clover. Removes Clover's parameters from the URL immediately. */
const CloverReturnBanner = observer(function CloverReturnBanner({ companyId }: Props) {
  const vm = useViewModel(CloverReturnViewModel);
  const [query, setQuery] = useSearchParams();
  const place = useRef<HTMLDivElement>(null);
  const text = vm.message?.text;

  useEffect(() => {
    const rest = vm.receive(query, companyId);
    if (rest) setQuery(rest, { replace: true, preventScrollReset: true });
  }, [vm, query, setQuery, companyId]);

  useEffect(() => {
    if (text === undefined) return undefined;
    vm.announce();
    // keeps the section in view while the page above loads
    return keepInView(() => place.current?.scrollIntoView({ block: 'center' }));
  }, [vm, text]);

  if (text === undefined) return null;
  return (
    <div ref={place}>
      <NoticeBanner notice={vm.notice} />
    </div>
  );
});
