import { clsx } from 'clsx';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { attentionReasons, type AttentionReason, type RestaurantCheck } from '#domain/companies/attention.ts';
import { NO_CALL_FILTER } from '#domain/companies/callFilter.ts';
import { callsAddress } from '../../calls/callAddress.ts';
import type { RestaurantChecksViewModel } from '../../companies/RestaurantChecksViewModel.ts';
import { Badge } from '../../kit/text/Badge.tsx';
import { navItemAddress } from '../../navigation/navItems.ts';
import { addressOf } from '../../navigation/pages.ts';
import { filterQuery } from '../../orders/useOrderQuery.ts';
import { dashboardText } from '../../texts/dashboardText.ts';
import { formatNumber } from '../../texts/numbers.ts';
import styles from './RestaurantFigures.module.css';

interface Props {
  readonly checks: RestaurantChecksViewModel;
  readonly companyId: string;
  /** Id of the restaurant's name, which describes the links. */
  readonly nameId: string;
}

/** A restaurant's figures of today as links, and whether it needs attention. Checked while in view. */
export const RestaurantFigures = observer(function RestaurantFigures({ checks, companyId, nameId }: Props) {
  const root = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const viewport = new IntersectionObserver((entries) =>
      entries.at(-1)?.isIntersecting ? checks.show(companyId) : checks.hide(companyId),
    );
    if (root.current) viewport.observe(root.current);
    return () => {
      viewport.disconnect();
      checks.hide(companyId);
    };
  }, [checks, companyId]);
  const check = checks.checkOf(companyId);
  const reasons = check ? attentionReasons(check) : [];
  return (
    <>
      {reasons.length > 0 && (
        <div data-attention className={styles.mark}>
          <Badge tone="warning" label={dashboardText.needsAttention} />
        </div>
      )}
      <ul ref={root} className={styles.figures}>
        {check &&
          figuresOf(companyId, check).map(({ reason, value, label, to }) => (
            <li key={reason}>
              <Link
                to={to}
                aria-describedby={nameId}
                className={clsx(styles.figure, reasons.includes(reason) && styles.pressing)}
              >
                <span className={styles.value}>{value ?? '–'}</span>{' '}
                <span className={styles.label}>{label}</span>
              </Link>
            </li>
          ))}
      </ul>
    </>
  );
});

interface Figure {
  readonly reason: AttentionReason;
  /** Undefined if it couldn't be checked. */
  readonly value: string | undefined;
  readonly label: string;
  readonly to: string;
}

function figuresOf(
  companyId: string,
  { failedCalls, unprinted, minutes }: RestaurantCheck,
): readonly Figure[] {
  const { unchecked, share, ...labels } = dashboardText;
  const failedToday = { ...NO_CALL_FILTER, day: 'today', outcome: 'failed' } as const;
  const orders = addressOf('orders', { companyId });
  return [
    {
      reason: 'failedCalls',
      value: failedCalls === undefined ? undefined : formatNumber(failedCalls),
      label: failedCalls === undefined ? unchecked.failedCalls : labels.failedCalls(failedCalls),
      to: failedCalls ? callsAddress(companyId, failedToday) : navItemAddress('calls', companyId),
    },
    {
      reason: 'unprinted',
      value: unprinted === undefined ? undefined : formatNumber(unprinted),
      label: unprinted === undefined ? unchecked.unprinted : labels.unprinted(unprinted),
      to: unprinted ? orders + filterQuery('unprinted') : orders,
    },
    {
      reason: 'minutes',
      value: minutes && share(minutes),
      label: minutes ? labels.minutes(minutes) : unchecked.minutes,
      to: navItemAddress('subscription', companyId),
    },
  ];
}
