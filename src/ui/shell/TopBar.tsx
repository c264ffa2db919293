import MenuIcon from '@mui/icons-material/Menu';
import Box from '@mui/material/Box';
import type { DrawerProps } from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import GlobalStyles from '@mui/material/GlobalStyles';
import useMediaQuery from '@mui/material/useMediaQuery';
import useScrollTrigger from '@mui/material/useScrollTrigger';
import type { Theme } from '@mui/material/styles';
import { useState, type ComponentProps } from 'react';
import { useLocation } from 'react-router-dom';
import { shortViewport, portraitPhone } from '../kit/viewports.ts';
import { lazyDialog, type DialogLoadFailure } from '../kit/DialogLoadFailure.tsx';
import { Brand } from './Brand.tsx';
import { Sidebar } from './Sidebar.tsx';
import { SectionBoundary } from '../kit/crashes/SectionBoundary.tsx';

/** Loads the drawer that contains the sidebar on a small screen. */
export const loadDrawer = async () => (await import('@mui/material/Drawer')).default;

const MenuDrawer = lazyDialog<DrawerProps & ComponentProps<typeof DialogLoadFailure>>(loadDrawer);

/**
 * The top bar of small screens. Hides while scrolling down and reappears when scrolling up. Its toggle
 * opens the sidebar in a drawer, which closes when a page is selected.
 */
export function TopBar() {
  const location = useLocation();
  // a history entry, not a path: returning to the page is another visit
  const [openedAt, setOpenedAt] = useState<typeof location>();
  const isSmall = useMediaQuery((theme: Theme) => theme.breakpoints.down('md'));
  const open = isSmall && openedAt === location;
  const isReadingOn = useScrollTrigger();
  return (
    <>
      <GlobalStyles styles={scrollMarginBelowBar} />
      <Box
        component="header"
        sx={{
          display: { xs: 'flex', md: 'none' },
          displayPrint: 'none',
          position: 'sticky',
          [shortViewport]: { position: 'static' },
          top: 0,
          zIndex: 30,
          transition: 'transform 200ms',
          '&:not(:focus-within)': { transform: isReadingOn ? 'translateY(-100%)' : 'none' },
          alignItems: 'center',
          gap: 1,
          height: BAR,
          px: 1,
          bgcolor: 'background.paper',
          borderBottom: 1,
          borderColor: 'divider',
        }}
      >
        <IconButton
          aria-label="Menu"
          aria-expanded={open}
          aria-haspopup="dialog"
          onClick={() => setOpenedAt(location)}
        >
          <MenuIcon />
        </IconButton>
        <Brand />
      </Box>
      {openedAt && (
        <MenuDrawer open={open} onClose={() => setOpenedAt(undefined)} slotProps={menu}>
          <SectionBoundary title="Menu">
            <Sidebar />
          </SectionBoundary>
        </MenuDrawer>
      )}
    </>
  );
}

const BAR = 56;

/** Keeps scroll targets and focused elements below the bar. */
const scrollMarginBelowBar = (theme: Theme) => ({
  [portraitPhone(theme)]: { html: { scrollPaddingTop: BAR } },
});

const menu = {
  paper: { role: 'dialog', 'aria-modal': true, 'aria-label': 'Menu', sx: { width: 304 } },
} as const;
