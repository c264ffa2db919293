import Button from '@mui/material/Button';
import { clsx } from 'clsx';
import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import type { PosProvider } from '#domain/integrations/pointOfSale.ts';
import { BusyButton } from '../kit/controls/BusyButton.tsx';
import { Badge } from '../kit/text/Badge.tsx';
import { LoadingSkeleton } from '../kit/feedback/LoadingSkeleton.tsx';
import { Heading } from '../kit/text/Heading.tsx';
import words from '../kit/text/words.module.css';
import { NoticeBanner } from '../kit/feedback/NoticeBanner.tsx';
import { SlowHint } from '../kit/feedback/SlowHint.tsx';
import { usePageRestore } from '../kit/browser/usePageRestore.ts';
import { useViewModel } from '../kit/state/useViewModel.ts';
import { integrationText } from '../texts/integrationText.ts';
import boxes from '../kit/layout/boxes.module.css';
import { IntegrationViewModel } from './IntegrationViewModel.ts';
import styles from './IntegrationPanel.module.css';

const names = { square: 'Square', clover: 'Clover' } satisfies Record<PosProvider, string>;

interface Props {
  readonly provider: PosProvider;
  readonly companyId: string;
}

/** A point-of-sale provider with its status, which loads immediately. */
export function IntegrationPanel({ provider, companyId }: Props) {
  const vm = useViewModel(IntegrationViewModel, companyId, provider);
  usePageRestore(vm.stay);
  return <Panel vm={vm} provider={provider} companyId={companyId} />;
}

interface PanelProps extends Props {
  readonly vm: IntegrationViewModel;
}

/** A provider's status and merchant, with a connect button. */
const Panel = observer(function Panel({ vm, provider, companyId }: PanelProps) {
  const headingId = useId();
  const { status, connecting } = vm;
  const name = names[provider];
  return (
    <div role="group" aria-labelledby={headingId} className={clsx(boxes.outlined, styles.panel)}>
      <Heading level={3} id={headingId}>
        {name}
      </Heading>
      <div className={styles.status}>
        <Status vm={vm} name={name} />
      </div>
      <div className={styles.action}>
        {status.value?.isConnected && status.value.merchantId !== undefined && (
          <span className={words.breaks}>
            <span className={styles.label}>Merchant ID</span>{' '}
            <span className={words.mono}>{status.value.merchantId}</span>
          </span>
        )}
        {vm.mayConnect && (
          <BusyButton
            busy={connecting.running}
            busyText={`Connecting ${name}...`}
            variant="outlined"
            onClick={() => vm.connect(companyId, provider)}
          >
            {`Connect ${name}`}
          </BusyButton>
        )}
        {status.failure && (
          <Button variant="outlined" onClick={status.retry} aria-label={`Try again to load ${name}`}>
            Try again
          </Button>
        )}
      </div>
      <SlowHint waiting={connecting} onCancel={vm.stay} />
      <NoticeBanner notice={vm.notice} />
    </div>
  );
});

interface StatusProps {
  readonly vm: IntegrationViewModel;
  readonly name: string;
}

/** A provider's status, which may be unknown, on one line. */
const Status = observer(function Status({ vm, name }: StatusProps) {
  const { value, failure } = vm.status;
  if (!vm.hasSession) return <Badge tone="neutral" label={integrationText.notAuthenticated} />;
  if (failure) return <Badge tone="neutral" label={integrationText.unknown} />;
  if (!value) return <LoadingSkeleton loading={vm.status} label={`Loading ${name}`} lines={1} />;
  return value.isConnected ? (
    <Badge tone="success" label={integrationText.connected} />
  ) : (
    <Badge tone="neutral" label={integrationText.notConnected} />
  );
});
