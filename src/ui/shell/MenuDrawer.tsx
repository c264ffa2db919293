import Drawer from '@mui/material/Drawer';
import { Sidebar } from './Sidebar.tsx';
import { Wide } from './SidebarItem.tsx';

interface Props {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** The sidebar on a small screen. */
export function MenuDrawer({ open, onClose }: Props) {
  return (
    <Drawer
      open={open}
      onClose={onClose}
      slotProps={{
        paper: { role: 'dialog', 'aria-modal': true, 'aria-label': 'Menu', sx: { width: 304 } },
      }}
    >
      <Wide value>
        <Sidebar />
      </Wide>
    </Drawer>
  );
}
