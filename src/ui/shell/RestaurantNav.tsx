import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { refreshWhenStale } from '../kit/state/refreshWhenStale.ts';
import { useSearchParams } from 'react-router-dom';
import type { PageName } from '../navigation/pages.ts';
import { VisuallyHidden } from '../kit/text/VisuallyHidden.tsx';
import { useSharedViewModel } from '../kit/state/useViewModel.ts';
import { PANEL } from '../navigation/panel.ts';
import { SidebarLink } from './SidebarItem.tsx';
import { workspaceText } from '../texts/workspaceText.ts';
import { OpenRestaurantViewModel } from '../companies/OpenRestaurantViewModel.ts';
import { navItemAt, navItemsForRole } from '../navigation/navItems.ts';
import { usePendingChanges } from '../deployments/usePendingChanges.ts';

interface Props {
  readonly companyId: string;
  readonly page: PageName | undefined;
}

/** Navigation within the open restaurant, with the current section marked. */
export const RestaurantNav = observer(function RestaurantNav({ companyId, page }: Props) {
  const restaurant = useSharedViewModel(OpenRestaurantViewModel);
  const [query] = useSearchParams();
  const { mayAdminister, company, sectionInView: section } = restaurant;
  const panel = query.get(PANEL);
  const changes = usePendingChanges(mayAdminister ? companyId : undefined);
  useEffect(() => changes && refreshWhenStale(changes.reload), [changes]);
  if (company.failure?.kind === 'not-found') return null;
  const current = navItemAt({ page, section, panel });
  const name = company.value?.name.trim() || 'Restaurant';
  return (
    <Box
      component="nav"
      aria-label={name}
      sx={{
        display: 'grid',
        // two columns in the drawer, so all items are visible on a phone
        gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', md: 'minmax(0, 1fr)' },
        borderTop: 1,
        borderColor: 'divider',
        mt: 1,
        pt: 1,
      }}
    >
      <Typography
        aria-hidden
        dir="auto"
        noWrap
        variant="caption"
        sx={{
          gridColumn: '1 / -1',
          display: { xs: 'block', md: 'none', lg: 'block' },
          height: '1.75rem',
          px: 1.5,
          py: 0.5,
          color: 'text.secondary',
        }}
      >
        {company.value && name}
      </Typography>
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
    </Box>
  );
});

function PendingCount({ count }: { readonly count: number | undefined }) {
  if (!count) return null;
  return (
    <Box
      component="span"
      sx={{
        // next to the label, if there is no space at the icon's corner
        position: { xs: 'absolute', lg: 'static' },
        top: 2,
        left: { xs: 20, md: 'auto' },
        right: { md: 6 },
        ml: 'auto',
        px: { xs: 0.5, md: 0.75 },
        minWidth: { xs: 16, md: 20 },
        borderRadius: 10,
        bgcolor: 'status.warning.soft',
        color: 'status.warning.text',
        fontSize: '0.75rem',
        lineHeight: { xs: '16px', md: '20px' },
        textAlign: 'center',
      }}
    >
      <span aria-hidden>{count}</span>
      <VisuallyHidden>{workspaceText.notLive(count)}</VisuallyHidden>
    </Box>
  );
}
