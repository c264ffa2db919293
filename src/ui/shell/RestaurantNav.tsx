import { clsx } from 'clsx';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { refreshWhenStale } from '../kit/state/refreshWhenStale.ts';
import { useSearchParams } from 'react-router-dom';
import type { PageName } from '../navigation/pages.ts';
import { Text } from '../kit/text/Text.tsx';
import words from '../kit/text/words.module.css';
import { VisuallyHidden } from '../kit/text/VisuallyHidden.tsx';
import { useSharedViewModel } from '../kit/state/useViewModel.ts';
import { PANEL_PARAM } from '../navigation/panel.ts';
import styles from './RestaurantNav.module.css';
import { SidebarLink } from './SidebarItem.tsx';
import { workspaceText } from '../texts/workspaceText.ts';
import { OpenRestaurantViewModel } from '../companies/OpenRestaurantViewModel.ts';
import { navItemAt, navItemsForRole } from '../navigation/navItems.ts';
import { usePendingChanges } from '../deployments/usePendingChanges.ts';

interface Props {
  readonly companyId: string;
  readonly page: PageName | undefined;
}

/** Navigation within a restaurant. Marks the current section. */
export const RestaurantNav = observer(function RestaurantNav({ companyId, page }: Props) {
  const restaurant = useSharedViewModel(OpenRestaurantViewModel);
  const [query] = useSearchParams();
  const { mayAdminister, company, sectionInView: section } = restaurant;
  const panel = query.get(PANEL_PARAM);
  const changes = usePendingChanges(mayAdminister ? companyId : undefined);
  useEffect(() => changes && refreshWhenStale(changes.reload), [changes]);
  if (company.failure?.kind === 'not-found') return null;
  const current = navItemAt({ page, section, panel });
  const name = company.value?.name.trim() || 'Restaurant';
  return (
    <nav aria-label={name} className={styles.nav}>
      <Text
        as="span"
        aria-hidden
        dir="auto"
        size="caption"
        tone="muted"
        className={clsx(words.oneLine, styles.name)}
      >
        {company.value && name}
      </Text>
      {navItemsForRole(mayAdminister).map(({ id, label, icon, address }) => (
        <SidebarLink
          key={id}
          dense
          icon={icon}
          label={label}
          to={address(companyId)}
          current={id === current ? 'location' : undefined}
        >
          {id === 'deployments' && <PendingCount count={changes?.count} />}
        </SidebarLink>
      ))}
    </nav>
  );
});

function PendingCount({ count }: { readonly count: number | undefined }) {
  if (!count) return null;
  return (
    <span className={styles.count}>
      <span aria-hidden>{count}</span>
      <VisuallyHidden>{workspaceText.notLive(count)}</VisuallyHidden>
    </span>
  );
}
