import Box from '@mui/material/Box';
import { useContext, useEffect, type ReactNode } from 'react';
import { Outlet } from 'react-router-dom';
import { CompositionContext } from '../kit/state/CompositionContext.ts';
import { ToastHost } from '../kit/toasts/ToastHost.tsx';
import { useSharedViewModel } from '../kit/state/useViewModel.ts';
import { UnsavedWorkGuard } from '../kit/unsaved/UnsavedWorkGuard.tsx';
import { prefetchPages } from './prefetchPages.ts';
import { navItemsForRole } from '../navigation/navItems.ts';
import { Palette } from '../palette/Palette.tsx';
import { usePaletteEntries } from '../palette/usePaletteEntries.ts';
import { OpenRestaurantViewModel } from '../companies/OpenRestaurantViewModel.ts';
import { useOpenCompanyId } from '../navigation/useOpenCompanyId.ts';
import { MAIN_CONTENT_ID, SkipLink } from './SkipLink.tsx';
import { BottomBar } from './BottomBar.tsx';
import { OfflineStrip } from './OfflineStrip.tsx';
import { Sidebar } from './Sidebar.tsx';
import { TopBar } from './TopBar.tsx';
import { PhoneMenu, usePhoneMenu } from './PhoneMenu.tsx';
import { SectionBoundary } from '../kit/crashes/SectionBoundary.tsx';
import { RAIL_ONLY } from './SidebarItem.tsx';
import { visuallyHidden } from '../kit/text/visuallyHidden.ts';

/** 72 px. Grows with the text below its icons. */
const RAIL = '4.5rem';
/** 248 px. Grows with its text up to a quarter of the window. */
const SIDEBAR = 'min(15.5rem, 26vw)';

/**
 * The frame of signed-in pages: a top bar with a menu on a phone, a rail on a tablet, a sidebar on larger
 * screens.
 */
export function ConsoleShell() {
  const { loadSlices } = useContext(CompositionContext);
  useEffect(() => prefetchPages(loadSlices), [loadSlices]);
  useEffect(remeasureTexts, []);
  const companyId = useOpenCompanyId();
  const phoneMenu = usePhoneMenu();
  return (
    <Box
      sx={{
        minHeight: '100dvh',
        display: { md: 'grid' },
        // print only the page
        displayPrint: 'block',
        gridTemplateColumns: { md: `${RAIL} 1fr`, lg: `${SIDEBAR} 1fr` },
      }}
    >
      <SkipLink />
      <TopBar isMenuOpen={phoneMenu.isOpen} onMenu={phoneMenu.open} />
      <Box
        component="header"
        sx={{
          display: { xs: 'none', md: 'block' },
          displayPrint: 'none',
          position: 'sticky',
          top: 0,
          height: '100dvh',
          bgcolor: 'background.paper',
          borderRight: 1,
          borderColor: 'divider',
        }}
      >
        <SectionBoundary title="Navigation" frame={inRail}>
          <Sidebar />
        </SectionBoundary>
      </Box>
      <Box sx={{ minWidth: 0 }}>
        <OfflineStrip />
        <Box
          component="main"
          id={MAIN_CONTENT_ID}
          tabIndex={-1}
          sx={{ maxWidth: 1200, mx: 'auto', px: { xs: 2, md: 3, lg: 4 }, py: 2 }}
        >
          <Outlet />
        </Box>
      </Box>
      {phoneMenu.isSmall && companyId !== undefined && (
        <BottomBar companyId={companyId} isMoreOpen={phoneMenu.isOpen} onMore={phoneMenu.open} />
      )}
      {phoneMenu.wasOpened && <PhoneMenu isOpen={phoneMenu.isOpen} onClose={phoneMenu.close} />}
      {companyId !== undefined && <RestaurantContext companyId={companyId} />}
      <Palette />
      <UnsavedWorkGuard />
      <ToastHost />
    </Box>
  );
}

/** In the rail there is only space for the button. */
const inRail = (message: ReactNode) => (
  <Box sx={{ p: 2, [RAIL_ONLY]: { p: 0.5, '& [role="alert"]': visuallyHidden, '& button': { px: 0 } } }}>
    {message}
  </Box>
);

/** Loads the restaurant while any of its pages is open, even if the page itself does not need it. */
function RestaurantContext({ companyId }: { readonly companyId: string }) {
  const restaurant = useSharedViewModel(OpenRestaurantViewModel);
  // after the page's effects, which may load it anyway
  useEffect(() => restaurant.loadOnce(companyId), [restaurant, companyId]);
  useEffect(() => restaurant.forget, [restaurant]);
  usePaletteEntries(() =>
    navItemsForRole(restaurant.mayAdminister).map(({ id, label, address }) => ({
      group: 'Pages',
      label,
      place: id,
      address: address(companyId),
    })),
  );
  return null;
}

/**
 * Re-measures auto-growing text fields. They measure when typing or resizing, but a font that loads later
 * with wider letters would cut off the last line.
 */
function remeasureTexts(): () => void {
  const remeasure = () => void dispatchEvent(new Event('resize'));
  document.fonts.addEventListener('loadingdone', remeasure);
  return () => document.fonts.removeEventListener('loadingdone', remeasure);
}
