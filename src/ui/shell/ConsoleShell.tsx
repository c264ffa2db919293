import { useContext, useEffect, type ReactNode } from 'react';
import { Outlet } from 'react-router-dom';
import { CompositionContext } from '../kit/state/CompositionContext.ts';
import { ToastHost } from '../kit/toasts/ToastHost.tsx';
import { useSharedViewModel } from '../kit/state/useViewModel.ts';
import { UnsavedWorkGuard } from '../kit/unsaved/UnsavedWorkGuard.tsx';
import { prefetchPages } from './prefetchPages.ts';
import { navItemsForRole } from '../navigation/navItems.ts';
import { CommandPalette } from '../palette/CommandPalette.tsx';
import { usePaletteEntries } from '../palette/usePaletteEntries.ts';
import { OpenRestaurantViewModel } from '../companies/OpenRestaurantViewModel.ts';
import { useOpenCompanyId } from '../navigation/useOpenCompanyId.ts';
import { MAIN_CONTENT_ID, SkipLink } from './SkipLink.tsx';
import styles from './ConsoleShell.module.css';
import { BottomBar } from './BottomBar.tsx';
import { OfflineStrip } from './OfflineStrip.tsx';
import { Sidebar } from './Sidebar.tsx';
import { TopBar } from './TopBar.tsx';
import { MobileNavigation, useMobileNavigation } from './MobileNavigation.tsx';
import { SectionErrorBoundary } from '../kit/crashes/SectionErrorBoundary.tsx';

/**
 * The frame of all console pages: a top bar and menu on a phone, a rail on a tablet, and a sidebar on larger
 * screens.
 */
export function ConsoleShell() {
  const { loadSlices } = useContext(CompositionContext);
  useEffect(() => prefetchPages(loadSlices), [loadSlices]);
  useEffect(remeasureTexts, []);
  const companyId = useOpenCompanyId();
  const phoneMenu = useMobileNavigation();
  return (
    <div className={styles.shell}>
      <SkipLink />
      <TopBar isMenuOpen={phoneMenu.isOpen} onMenu={phoneMenu.open} />
      <header className={styles.header}>
        <SectionErrorBoundary title="Navigation" frame={renderFailure}>
          <Sidebar />
        </SectionErrorBoundary>
      </header>
      <div className={styles.page}>
        <OfflineStrip />
        <main id={MAIN_CONTENT_ID} tabIndex={-1} className={styles.main}>
          <Outlet />
        </main>
      </div>
      {phoneMenu.isSmall && companyId !== undefined && (
        <BottomBar companyId={companyId} isMoreOpen={phoneMenu.isOpen} onMore={phoneMenu.open} />
      )}
      {phoneMenu.wasOpened && <MobileNavigation isOpen={phoneMenu.isOpen} onClose={phoneMenu.close} />}
      {companyId !== undefined && <RestaurantContext companyId={companyId} />}
      <CommandPalette />
      <UnsavedWorkGuard />
      <ToastHost />
    </div>
  );
}

/** Shows a failure message in place of the sidebar. */
const renderFailure = (message: ReactNode) => <div className={styles.failure}>{message}</div>;

/** Loads the restaurant while one of its pages is open, even a page that doesn't need the restaurant. */
function RestaurantContext({ companyId }: { readonly companyId: string }) {
  const restaurant = useSharedViewModel(OpenRestaurantViewModel);
  // runs after the page's effects, one of which may already have started the load
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
 * Makes auto-growing text fields measure themselves again when a font has loaded. With a wider font, a field
 * would otherwise cut off its last line.
 */
function remeasureTexts(): () => void {
  const remeasure = () => void dispatchEvent(new Event('resize'));
  document.fonts.addEventListener('loadingdone', remeasure);
  return () => document.fonts.removeEventListener('loadingdone', remeasure);
}
