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
import styles from './ConsoleShell.module.css';
import { BottomBar } from './BottomBar.tsx';
import { OfflineStrip } from './OfflineStrip.tsx';
import { Sidebar } from './Sidebar.tsx';
import { TopBar } from './TopBar.tsx';
import { PhoneMenu, usePhoneMenu } from './PhoneMenu.tsx';
import { SectionBoundary } from '../kit/crashes/SectionBoundary.tsx';

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
    <div className={styles.shell}>
      <SkipLink />
      <TopBar isMenuOpen={phoneMenu.isOpen} onMenu={phoneMenu.open} />
      <header className={styles.header}>
        <SectionBoundary title="Navigation" frame={inRail}>
          <Sidebar />
        </SectionBoundary>
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
      {phoneMenu.wasOpened && <PhoneMenu isOpen={phoneMenu.isOpen} onClose={phoneMenu.close} />}
      {companyId !== undefined && <RestaurantContext companyId={companyId} />}
      <Palette />
      <UnsavedWorkGuard />
      <ToastHost />
    </div>
  );
}

/** Replaces the navigation. */
const inRail = (message: ReactNode) => <div className={styles.failure}>{message}</div>;

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
