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
import { dashboardText, figureTexts } from '../../texts/dashboardText.ts';
import styles from './RestaurantFigures.module.css';

interface Props {
  readonly checks: RestaurantChecksViewModel;
  readonly companyId: string;
  /** Id of the element with the restaurant's name, which describes the links. */
  readonly nameId: string;
}

/** The figures in display order. */
const FIGURES: readonly AttentionReason[] = ['failedCalls', 'unprinted', 'minutes'];

/** Today's figures of a restaurant, as links, and whether it needs attention. Refreshes while in view. */
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
          FIGURES.map((reason) => {
            const { value, label } = figureTexts(check)[reason];
            return (
              <li key={reason}>
                <Link
                  to={addressesOf(companyId, check)[reason]}
                  aria-describedby={nameId}
                  className={clsx(styles.figure, reasons.includes(reason) && styles.pressing)}
                >
                  <span className={styles.value}>{value}</span> <span className={styles.label}>{label}</span>
                </Link>
              </li>
            );
          })}
      </ul>
    </>
  );
});

/** Returns the URL for each figure. */
function addressesOf(
  companyId: string,
  { failedCalls, unprinted }: RestaurantCheck,
): Readonly<Record<AttentionReason, string>> {
  const failedToday = { ...NO_CALL_FILTER, day: 'today', outcome: 'failed' } as const;
  const orders = addressOf('orders', { companyId });
  return {
    failedCalls: failedCalls ? callsAddress(companyId, failedToday) : navItemAddress('calls', companyId),
    unprinted: unprinted ? orders + filterQuery('unprinted') : orders,
    minutes: navItemAddress('subscription', companyId),
  };
}
