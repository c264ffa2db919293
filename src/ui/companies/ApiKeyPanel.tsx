import Check from '@mui/icons-material/Check';
import ContentCopy from '@mui/icons-material/ContentCopy';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { observer } from 'mobx-react-lite';
import type { Company } from '#domain/companies/company.ts';
import { mayAdminister } from '#domain/companies/role.ts';
import { BusyButton } from '../kit/controls/BusyButton.tsx';
import { CopyViewModel } from '../kit/text/CopyViewModel.ts';
import type { Loadable } from '../kit/state/Loadable.ts';
import { LoadFailure } from '../kit/feedback/LoadFailure.tsx';
import { Alert } from '../kit/feedback/Alert.tsx';
import { monospaced } from '../kit/text/monospaced.ts';
import { Section } from '../kit/layout/Section.tsx';
import { SlowHint } from '../kit/feedback/SlowHint.tsx';
import { VisuallyHidden } from '../kit/text/VisuallyHidden.tsx';
import { useViewModel } from '../kit/state/useViewModel.ts';
import { visuallyHidden } from '../kit/text/visuallyHidden.ts';
import { companyText } from '../texts/companyText.ts';
import { LoadedSection } from '../kit/feedback/LoadedSection.tsx';
import { sections } from '../navigation/sections.ts';
import { ApiKeyViewModel } from './ApiKeyViewModel.ts';
import { SecondaryText } from '../kit/text/SecondaryText.tsx';

/**
 * Section 5: the key for the restaurant's own software, for owners and admins. Others see that they need
 * admin access. (see rule: roles)
 */
export function ApiKeyPanel({ loading }: { readonly loading: Loadable<Company> }) {
  return (
    <Section {...sections.apiKeys}>
      <Typography sx={{ mb: 1, color: 'text.secondary' }}>{companyText.key}</Typography>
      <LoadedSection
        loading={loading}
        skeleton={<Skeleton variant="rounded" sx={{ height: { xs: 200, sm: 112 } }} />}
      >
        {({ id, role }) =>
          mayAdminister(role) ? (
            <Reveal companyId={id} />
          ) : (
            <Typography sx={{ color: 'text.secondary' }}>{companyText.keyForAdmins}</Typography>
          )
        }
      </LoadedSection>
    </Section>
  );
}

/** A key that is hidden until requested. */
const Reveal = observer(function Reveal({ companyId }: { readonly companyId: string }) {
  const vm = useViewModel(ApiKeyViewModel);
  const { state, asking } = vm;
  const show = () => vm.show(companyId);
  if (state.status === 'failed' && !asking.running) return <LoadFailure text={state.text} onRetry={show} />;
  if (state.status === 'none') {
    return (
      <Alert tone="info">This restaurant has no API key yet. Please contact the system administrator.</Alert>
    );
  }
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1.5 }}>
      <Box role="group" aria-label="API key" sx={vm.key === undefined ? well : { ...well, ...monospaced }}>
        {vm.key ?? (
          <>
            <Box component="span" aria-hidden sx={{ overflow: 'hidden', whiteSpace: 'nowrap' }}>
              ••••••••••••••••••••••••••••••••
            </Box>
            <VisuallyHidden>Hidden</VisuallyHidden>
          </>
        )}
      </Box>
      <Box sx={buttons}>
        <BusyButton
          busy={asking.running}
          busyText="Loading API key..."
          variant="outlined"
          onClick={vm.key === undefined ? show : vm.hide}
        >
          {vm.key === undefined ? 'Show API key' : 'Hide API key'}
        </BusyButton>
        <CopyKey apiKey={vm.key} />
        <SecondaryText>Hides after 30 seconds.</SecondaryText>
      </Box>
      <SlowHint waiting={asking} onCancel={asking.detach} />
    </Box>
  );
});

/** Copies the shown key, with a check mark for 2 s. Stays in place without a key, to keep focus. */
const CopyKey = observer(function CopyKey({ apiKey }: { readonly apiKey: string | undefined }) {
  const vm = useViewModel(CopyViewModel);
  const { outcome } = vm;
  return (
    <>
      <Button
        variant="outlined"
        startIcon={outcome === 'copied' ? <Check /> : <ContentCopy />}
        aria-disabled={apiKey === undefined}
        onClick={() => apiKey !== undefined && void vm.copy(apiKey)}
        sx={{ '&[aria-disabled="true"]': { opacity: 0.6, cursor: 'default' } }}
      >
        Copy API key
      </Button>
      <Box component="span" role="status" sx={outcome === 'refused' ? {} : visuallyHidden}>
        {vm.said}
      </Box>
    </>
  );
});

const buttons = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1,
  '& button': { px: 1.5 },
} as const;

const well = {
  display: 'flex',
  alignItems: 'center',
  // space for a two-line key on a phone, so showing it moves nothing
  minHeight: { xs: 72, sm: 52 },
  px: 2,
  py: 1,
  bgcolor: 'surface.sunken',
  borderRadius: '6px',
  overflowWrap: 'anywhere',
} as const;
