import Check from '@mui/icons-material/Check';
import ContentCopy from '@mui/icons-material/ContentCopy';
import Button from '@mui/material/Button';
import { clsx } from 'clsx';
import { observer } from 'mobx-react-lite';
import type { Company } from '#domain/companies/company.ts';
import { mayAdminister } from '#domain/companies/role.ts';
import { BusyButton } from '../kit/controls/BusyButton.tsx';
import { CopyViewModel } from '../kit/text/CopyViewModel.ts';
import type { Loadable } from '../kit/state/Loadable.ts';
import { LoadFailure } from '../kit/feedback/LoadFailure.tsx';
import { Alert } from '../kit/feedback/Alert.tsx';
import { Text } from '../kit/text/Text.tsx';
import words from '../kit/text/words.module.css';
import { Cluster } from '../kit/layout/Row.tsx';
import { Stack } from '../kit/layout/Stack.tsx';
import { Section } from '../kit/layout/Section.tsx';
import { SlowHint } from '../kit/feedback/SlowHint.tsx';
import { VisuallyHidden } from '../kit/text/VisuallyHidden.tsx';
import { useViewModel } from '../kit/state/useViewModel.ts';
import { companyText } from '../texts/companyText.ts';
import { SkeletonLines } from '../kit/feedback/Skeletons.tsx';
import { LoadedSection } from '../kit/feedback/LoadedSection.tsx';
import { companySections } from '../navigation/companySections.ts';
import { ApiKeyViewModel } from './ApiKeyViewModel.ts';
import { SecondaryText } from '../kit/text/SecondaryText.tsx';
import styles from './ApiKeyPanel.module.css';

/**
 * The API key for the restaurant's own software, for owners and admins. Other users see that they need admin
 * access. (see rule: roles)
 */
export function ApiKeyPanel({ loading }: { readonly loading: Loadable<Company> }) {
  return (
    <Section {...companySections.apiKeys}>
      <Text tone="muted" className={styles.about}>
        {companyText.key}
      </Text>
      <LoadedSection loading={loading} skeleton={<SkeletonLines count={4} height={{ xs: 200, sm: 112 }} />}>
        {({ id, role }) =>
          mayAdminister(role) ? (
            <Reveal companyId={id} />
          ) : (
            <Text tone="muted">{companyText.keyForAdmins}</Text>
          )
        }
      </LoadedSection>
    </Section>
  );
}

/** An API key that is hidden until the user asks for it. */
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
    <Stack gap={12}>
      <div
        role="group"
        aria-label="API key"
        className={clsx(styles.well, vm.key !== undefined && words.mono)}
      >
        {vm.key ?? (
          <>
            <span aria-hidden className={styles.dots}>
              ••••••••••••••••••••••••••••••••
            </span>
            <VisuallyHidden>Hidden</VisuallyHidden>
          </>
        )}
      </div>
      <Cluster className={styles.buttons}>
        <BusyButton
          busy={asking.running}
          busyText="Loading API key..."
          variant="outlined"
          onClick={vm.key === undefined ? show : vm.hide}
        >
          {vm.key === undefined ? 'Show API key' : 'Hide API key'}
        </BusyButton>
        <CopyKey apiKey={vm.key} />
        <SecondaryText>The key is hidden again after 30 seconds.</SecondaryText>
      </Cluster>
      <SlowHint waiting={asking} onCancel={asking.detach} />
    </Stack>
  );
});

/**
 * A button that copies the shown key, with a check mark for 2 s. It stays mounted without a key, so that it
 * keeps focus.
 */
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
        className={styles.copy}
      >
        Copy API key
      </Button>
      <span role="status" className={outcome === 'refused' ? undefined : words.visuallyHidden}>
        {vm.resultText}
      </span>
    </>
  );
});
