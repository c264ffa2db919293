import Box from '@mui/material/Box';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { POS_PROVIDERS } from '#domain/integrations/pointOfSale.ts';
import { Alert } from '../kit/feedback/Alert.tsx';
import { NoticeBanner } from '../kit/feedback/NoticeBanner.tsx';
import { Section } from '../kit/layout/Section.tsx';
import { keepInView } from '../kit/browser/keepInView.ts';
import { useViewModel } from '../kit/state/useViewModel.ts';
import { sections } from '../navigation/sections.ts';
import { CloverReturnViewModel } from './CloverReturnViewModel.ts';
import { IntegrationPanel } from './IntegrationPanel.tsx';

interface Props {
  readonly companyId: string;
}

/** Section 6: point-of-sale connections, with the result after returning from Clover. */
export function Integrations({ companyId }: Props) {
  return (
    <Section {...sections.integrations} actions={<CloverReturnBanner companyId={companyId} />}>
      <Box
        sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, 1fr)' } }}
      >
        {POS_PROVIDERS.map((provider) => (
          <IntegrationPanel key={provider} provider={provider} companyId={companyId} />
        ))}
      </Box>
    </Section>
  );
}

/** The Clover result. Removes it from the URL immediately; the banner keeps its place. */
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
    // the user returns to a section far down a page that is still loading
    return keepInView(() => place.current?.scrollIntoView({ block: 'center' }));
  }, [vm, text]);

  if (text === undefined) return null;
  return (
    <Box ref={place} sx={{ display: 'grid', '& > *': { gridArea: '1 / 1' } }}>
      <Box aria-hidden sx={{ visibility: 'hidden' }}>
        <Alert tone="success" onDismiss={() => undefined}>
          {text}
        </Alert>
      </Box>
      <div>
        <NoticeBanner notice={vm.notice} />
      </div>
    </Box>
  );
});
