import { clsx } from 'clsx';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { attentionReasons } from '#domain/companies/attention.ts';
import type { CallsOfNumber } from '#domain/companies/call.ts';
import { NO_CALL_FILTER } from '#domain/companies/callFilter.ts';
import type { Company } from '#domain/companies/company.ts';
import { minutesLeft, type Minutes } from '#domain/companies/minutes.ts';
import { nextScheduled } from '#domain/deployments/pendingChange.ts';
import { mayAdminister } from '#domain/companies/role.ts';
import { lazyComponent } from '../kit/lazy/lazyComponent.ts';
import { HAS_SCROLL_ANCHORING } from '../kit/lists/useWindowedRows.ts';
import type { Loadable } from '../kit/state/Loadable.ts';
import { navItemAddress, type NavItemId } from '../navigation/navItems.ts';
import { addressOf } from '../navigation/pages.ts';
import { filterQuery } from '../orders/useOrderQuery.ts';
import type { PendingChangesViewModel } from '../deployments/PendingChangesViewModel.ts';
import { usePendingChanges } from '../deployments/usePendingChanges.ts';
import { overviewText } from '../texts/overviewText.ts';
import { minutesText } from '../texts/subscriptionText.ts';
import { workspaceText } from '../texts/workspaceText.ts';
import boxes from '../kit/layout/boxes.module.css';
import type { CallsViewModel } from '../calls/CallsViewModel.ts';
import { callsAddress } from '../calls/callAddress.ts';
import { AttentionLink } from './AttentionLink.tsx';
import type { callBacksLink } from './callBacksLink.ts';
import type { OverviewViewModel } from './OverviewViewModel.ts';
import type { SoldOutLinkProps } from './SoldOutLink.tsx';
import styles from './NeedsAttention.module.css';

interface Props {
  readonly vm: OverviewViewModel;
  readonly calls: Loadable<readonly CallsOfNumber[]>;
  /** Once the call log is known, callers to call back replace the failed calls. */
  readonly callers: CallsViewModel;
  /** Undefined while unknown. */
  readonly minutes: Minutes | undefined;
  readonly companyId: string;
  /** Undefined while the company and the user's role are unknown. */
  readonly company: Company | undefined;
}

/** loads only once the orders are known, so that no other request is delayed */
const SoldOutLink = lazyComponent<SoldOutLinkProps>(
  async () => (await import('./SoldOutLink.tsx')).SoldOutLink,
  () => null,
);

interface AttentionItem {
  readonly place: NavItemId;
  /** The link's URL, if not the section's own. */
  readonly to?: string;
  /** Undefined while unknown. */
  readonly text: string | undefined;
  readonly isUrgent: boolean;
}

/** Links to what may need attention. The number of rows is fixed, so that nothing moves while they load. */
export const NeedsAttention = observer(function NeedsAttention(props: Props) {
  const { vm, calls, callers, minutes, companyId, company } = props;
  const isAdmin = company && mayAdminister(company.role);
  const callBacks = useCallBacksLink(callers, companyId);
  const changes = usePendingChanges(isAdmin ? companyId : undefined);
  const { unprinted } = vm;
  const list = useRef<HTMLUListElement>(null);
  useSoldOutRow(vm, list);
  const failedCalls = vm.failedCalls(calls.value);
  const reasons = attentionReasons({ failedCalls, unprinted, minutes });
  const matters: readonly AttentionItem[] = [
    {
      place: 'calls',
      ...(failedCalls && {
        to: callsAddress(companyId, { ...NO_CALL_FILTER, day: 'recent', outcome: 'failed' }),
      }),
      text: textOrFailure(failedCalls, overviewText.failedCalls, calls.failure && overviewText.noCalls),
      isUrgent: reasons.includes('failedCalls'),
      ...callBacks,
    },
    {
      place: 'orders',
      ...(unprinted && { to: addressOf('orders', { companyId }) + filterQuery('unprinted') }),
      text: textOrFailure(unprinted, overviewText.unprinted, vm.orders.failure && overviewText.noOrders),
      isUrgent: reasons.includes('unprinted'),
    },
    {
      place: 'subscription',
      text: minutes && minutesLeftText(minutes),
      isUrgent: reasons.includes('minutes'),
    },
    {
      place: 'deployments',
      text: textOrFailure(
        changes?.list && changes,
        pendingChangesText,
        changes?.failed && overviewText.noChanges,
      ),
      isUrgent: Boolean(changes?.count),
    },
  ];
  const shown = isAdmin === false ? matters.filter(({ place }) => place !== 'deployments') : matters;
  return (
    <ul ref={list} className={clsx(boxes.list, styles.matters)}>
      {shown.map(({ place, to = navItemAddress(place, companyId), text, isUrgent }) => (
        <li key={place} className={styles.matter}>
          {text && <AttentionLink to={to} text={text} isUrgent={isUrgent} />}
        </li>
      ))}
      {isAdmin !== false && vm.hasSoldOutRow && (
        <li className={styles.matter}>
          {!vm.orders.pending && <SoldOutLink companyId={companyId} orders={vm.orders.value} />}
        </li>
      )}
    </ul>
  );
});

/** Adds the row for unavailable items once the list is out of view, so that nothing in view moves. */
function useSoldOutRow(vm: OverviewViewModel, list: RefObject<HTMLUListElement | null>): void {
  const { isSoldOutRowDue } = vm;
  useEffect(() => {
    const { current } = list;
    if (!isSoldOutRowDue || !current) return undefined;
    const viewport = new IntersectionObserver(([entry]) => {
      if (!entry || entry.isIntersecting) return;
      const height = document.documentElement.scrollHeight;
      flushSync(vm.showSoldOutRow);
      if (!HAS_SCROLL_ANCHORING) scrollBy(0, document.documentElement.scrollHeight - height);
    });
    viewport.observe(current);
    return () => viewport.disconnect();
  }, [vm, isSoldOutRowDue, list]);
}

/**
 * Returns a link to the callers to call back. It replaces the link to failed calls in the same element, which
 * keeps focus.
 */
function useCallBacksLink(callers: CallsViewModel, companyId: string) {
  const [linkOf, setLinkOf] = useState<typeof callBacksLink>();
  const isKnown = callers.callers.logs.value !== undefined;
  useEffect(() => {
    if (!isKnown) return;
    const load = async () => (await import('./callBacksLink.ts')).callBacksLink;
    // if loading fails, the link to failed calls stays
    void load().then((loaded) => setLinkOf(() => loaded), ignore);
  }, [isKnown]);
  return isKnown ? linkOf?.(callers, companyId) : undefined;
}

const ignore = () => undefined;

/** Returns the text for a known value, the failure text, or undefined while loading. */
const textOrFailure = <T,>(
  known: T | undefined,
  words: (known: T) => string,
  otherwise: string | false | undefined,
) => (known === undefined ? otherwise || undefined : words(known));

function minutesLeftText(minutes: Minutes): string {
  const left = minutesLeft(minutes);
  return left === undefined ? minutesText.none : minutesText.left(left);
}

function pendingChangesText({ list = [], count = 0 }: PendingChangesViewModel): string {
  const at = nextScheduled(list);
  return at ? overviewText.scheduled(count, at) : workspaceText.notLive(count);
}
