import type { DrawerProps } from '@mui/material/Drawer';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { Theme } from '@mui/material/styles';
import { useState, type ComponentProps } from 'react';
import { useLocation } from 'react-router-dom';
import { SectionErrorBoundary } from '../kit/crashes/SectionErrorBoundary.tsx';
import { lazyDialog, type DialogLoadFailure } from '../kit/dialogs/DialogLoadFailure.tsx';
import styles from './MobileNavigation.module.css';
import { Sidebar } from './Sidebar.tsx';

/** Loads the drawer that contains the sidebar on a small screen. */
export const loadNavigationDrawer = async () => (await import('@mui/material/Drawer')).default;

const MenuDrawer = lazyDialog<DrawerProps & ComponentProps<typeof DialogLoadFailure>>(loadNavigationDrawer);

/** State of the menu on small screens. Closes when the user selects a page. */
export function useMobileNavigation() {
  const location = useLocation();
  // the location object differs for each visit, so returning to the page keeps the menu closed
  const [openedAt, setOpenedAt] = useState<typeof location>();
  const isSmall = useMediaQuery((theme: Theme) => theme.breakpoints.down('md'));
  return {
    isSmall,
    isOpen: isSmall && openedAt === location,
    wasOpened: openedAt !== undefined,
    open: () => setOpenedAt(location),
    close: () => setOpenedAt(undefined),
  };
}

interface Props {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** The sidebar, in a drawer on small screens. */
export const MobileNavigation = ({ isOpen, onClose }: Props) => (
  <MenuDrawer open={isOpen} onClose={onClose} slotProps={menu}>
    <SectionErrorBoundary title="Menu">
      <Sidebar />
    </SectionErrorBoundary>
  </MenuDrawer>
);

const menu = {
  paper: { role: 'dialog', 'aria-modal': true, 'aria-label': 'Menu', className: styles.menu },
} as const;
