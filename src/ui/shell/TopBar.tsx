import MenuIcon from '@mui/icons-material/Menu';
import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { Theme } from '@mui/material/styles';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { Brand } from './Brand.tsx';
import { Sidebar } from './Sidebar.tsx';

/** The bar of small screens; its toggle opens the sidebar in a drawer, which closes when a page is chosen. */
export function TopBar() {
  const location = useLocation();
  // the visit of a page, not its path: coming back to the page is another visit
  const [openedAt, setOpenedAt] = useState<typeof location>();
  const isSmall = useMediaQuery((theme: Theme) => theme.breakpoints.down('md'));
  const open = isSmall && openedAt === location;
  return (
    <>
      <Box
        component="header"
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 1,
          height: 56,
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
      <Drawer
        open={open}
        onClose={() => setOpenedAt(undefined)}
        slotProps={{
          paper: { role: 'dialog', 'aria-modal': true, 'aria-label': 'Menu', sx: { width: 304 } },
        }}
      >
        <Sidebar wide />
      </Drawer>
    </>
  );
}
