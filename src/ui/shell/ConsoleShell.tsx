import Box from '@mui/material/Box';
import { useCallback, useContext, useEffect } from 'react';
import { Outlet } from 'react-router-dom';
import { CompositionContext } from '../kit/CompositionContext.ts';
import { ToastHost } from '../kit/toasts/ToastHost.tsx';
import { UnsavedWorkGuard } from '../kit/unsaved/UnsavedWorkGuard.tsx';
import { prefetchPages } from './prefetchPages.ts';
import { remeasureTexts } from './remeasureTexts.ts';
import { placesFor } from '../openRestaurant/places.ts';
import { Palette } from '../palette/Palette.tsx';
import { usePaletteEntries } from '../palette/usePaletteEntries.ts';
import { useOpenCompanyId, useOpenRestaurant } from '../openRestaurant/useOpenRestaurant.ts';
import { CONTENT, SkipLink } from './SkipLink.tsx';
import { ConnectionStrip } from './ConnectionStrip.tsx';
import { Sidebar } from './Sidebar.tsx';
import { TopBar } from './TopBar.tsx';

const RAIL = 72;
const SIDEBAR = 248;

/** The frame of the signed-in pages: a bar with a menu on a phone, a rail on a tablet, a sidebar on a desk. */
export function ConsoleShell() {
  const { bring } = useContext(CompositionContext);
  useEffect(() => prefetchPages(bring), [bring]);
  useEffect(remeasureTexts, []);
  const companyId = useOpenCompanyId();
  return (
    <Box
      sx={{
        minHeight: '100dvh',
        display: { md: 'grid' },
        gridTemplateColumns: { md: `${RAIL}px 1fr`, lg: `${SIDEBAR}px 1fr` },
      }}
    >
      <SkipLink />
      <Box sx={{ display: { xs: 'block', md: 'none' } }}>
        <TopBar />
      </Box>
      <Box
        component="header"
        sx={{
          display: { xs: 'none', md: 'block' },
          position: 'sticky',
          top: 0,
          height: '100dvh',
          bgcolor: 'background.paper',
          borderRight: 1,
          borderColor: 'divider',
        }}
      >
        <Sidebar />
      </Box>
      <Box sx={{ minWidth: 0 }}>
        <ConnectionStrip />
        <Box
          component="main"
          id={CONTENT}
          tabIndex={-1}
          sx={{ maxWidth: 1200, mx: 'auto', px: { xs: 2, md: 3, lg: 4 }, py: { xs: 2, md: 3 } }}
        >
          <Outlet />
        </Box>
      </Box>
      {companyId !== undefined && <RestaurantAround companyId={companyId} />}
      <Palette />
      <UnsavedWorkGuard />
      <ToastHost />
    </Box>
  );
}

function RestaurantAround({ companyId }: { readonly companyId: string }) {
  const restaurant = useOpenRestaurant(companyId);
  usePaletteEntries(
    useCallback(
      () =>
        placesFor(restaurant.mayAdminister).map(({ label, address }) => ({
          group: 'Places',
          label,
          address: address(companyId),
        })),
      [restaurant, companyId],
    ),
  );
  return null;
}
