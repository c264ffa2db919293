import Box from '@mui/material/Box';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { POS_PROVIDERS } from '#domain/integrations/pointOfSale.ts';
import { Alert } from '../../kit/Alert.tsx';
import { NoticeBanner } from '../../kit/NoticeBanner.tsx';
import { Section } from '../../kit/Section.tsx';
import { keepInView } from '../../kit/keepInView.ts';
import { useViewModel } from '../../kit/useViewModel.ts';
import { sections } from '../sections.ts';
import { CloverReturnViewModel } from './CloverReturnViewModel.ts';
import { IntegrationPanel } from './IntegrationPanel.tsx';

interface Props {
  readonly companyId: string;
}

/** Section 6: the point of sale, with what Clover said when the person comes back from it. */
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

/** How the connection to Clover went. The query that says so is stripped at once; the place of the banner is kept. */
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
    // the person has been away: what they come back for is further down the page, of which much is still to come
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
