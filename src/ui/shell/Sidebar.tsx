import DarkMode from '@mui/icons-material/DarkModeOutlined';
import LightMode from '@mui/icons-material/LightModeOutlined';
import Logout from '@mui/icons-material/Logout';
import Person from '@mui/icons-material/PersonOutlined';
import Search from '@mui/icons-material/SearchOutlined';
import Storefront from '@mui/icons-material/StorefrontOutlined';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { observer } from 'mobx-react-lite';
import { matchPath, useLocation } from 'react-router-dom';
import { fullName, initials, type User } from '#domain/session/user.ts';
import { Tooltip } from '../kit/controls/Tooltip.tsx';
import { useSharedViewModel } from '../kit/state/useViewModel.ts';
import { UndoViewModel } from '../kit/undo/UndoViewModel.ts';
import { UnsavedWorkViewModel } from '../kit/unsaved/UnsavedWorkViewModel.ts';
import { visuallyHidden } from '../kit/text/visuallyHidden.ts';
import { SessionViewModel } from '../session/SessionViewModel.ts';
import { ThemeViewModel } from '../theme/ThemeViewModel.ts';
import { paletteText } from '../texts/paletteText.ts';
import { PaletteViewModel } from '../palette/PaletteViewModel.ts';
import { Brand } from './Brand.tsx';
import { SHORT_VIEWPORT, RAIL_ONLY, SidebarButton, SidebarLink } from './SidebarItem.tsx';
import { addressOf, allPages } from '../navigation/pages.ts';
import { RestaurantNav } from './RestaurantNav.tsx';
import { useOpenCompanyId } from '../navigation/useOpenCompanyId.ts';

/** Navigation, theme, signed-in user, and sign-out. */
export const Sidebar = observer(function Sidebar() {
  const { pathname } = useLocation();
  const session = useSharedViewModel(SessionViewModel);
  const themes = useSharedViewModel(ThemeViewModel);
  const unsaved = useSharedViewModel(UnsavedWorkViewModel);
  const undo = useSharedViewModel(UndoViewModel);
  const palette = useSharedViewModel(PaletteViewModel);
  const isDark = themes.theme === 'dark';
  const page = allPages.find(({ path }) => matchPath(path, pathname))?.name;
  const companyId = useOpenCompanyId();
  return (
    <Box
      sx={{
        display: 'flex',
        flexDirection: 'column',
        height: '100%',
        overflowY: 'auto',
        p: 2,
        gap: 0.5,
        // a scrollbar that takes space would cut off labels
        [RAIL_ONLY]: { p: 0.5, scrollbarWidth: 'none' },
        [SHORT_VIEWPORT]: { py: 0.5 },
      }}
    >
      <Box sx={brandAbove}>
        <Brand />
      </Box>
      <SidebarButton icon={Search} label={paletteText.open} onClick={palette.open} />
      <Box component="nav" aria-label="Console" sx={{ display: 'grid', gap: 0.5 }}>
        <SidebarLink
          icon={Storefront}
          label="Dashboard"
          to={addressOf('dashboard')}
          current={page === 'dashboard' || companyId !== undefined ? 'page' : undefined}
        />
        <SidebarLink
          icon={Person}
          label="My Profile"
          to={addressOf('profile')}
          current={page === 'profile' ? 'page' : undefined}
        />
      </Box>
      {companyId !== undefined && <RestaurantNav companyId={companyId} page={page} />}
      <Box sx={{ flex: 1 }} />
      <SidebarButton
        icon={isDark ? LightMode : DarkMode}
        label={isDark ? 'Light theme' : 'Dark theme'}
        onClick={themes.toggle}
      />
      {session.user && <SignedInUser user={session.user} />}
      <SidebarButton
        icon={Logout}
        label="Sign out"
        onClick={() =>
          // everything sent before the end needs the session
          unsaved.finish(() => undo.sendNow(), session.signOut)
        }
      />
    </Box>
  );
});

/** In the rail, the name is below the logo, in small type. */
const brandAbove = {
  p: 1,
  mb: { xs: 1, lg: 0 },
  [RAIL_ONLY]: { px: 0, '& > div': { flexDirection: 'column', gap: 0 }, '& p': { fontSize: '0.75rem' } },
} as const;

/** Name and email of the user. In the rail, initials with the full text on hover and focus. */
function SignedInUser({ user }: { readonly user: User }) {
  return (
    <Tooltip text={`${fullName(user)}, ${user.email}`}>
      <Box
        // a tab stop must say what it is
        role="img"
        aria-label={`${fullName(user)}, ${user.email}`}
        tabIndex={0}
        sx={{
          display: 'flex',
          alignItems: 'center',
          justifyContent: 'center',
          gap: 1.5,
          p: 1,
          borderRadius: '6px',
        }}
      >
        <Box
          dir="auto"
          aria-hidden
          sx={{
            flex: 'none',
            width: 36,
            height: 36,
            display: 'grid',
            placeItems: 'center',
            borderRadius: '50%',
            bgcolor: 'soft.primary',
            color: 'soft.onPrimary',
            typography: 'caption',
            fontWeight: 700,
          }}
        >
          {initials(user)}
        </Box>
        <Box sx={{ minWidth: 0, flex: 1, [RAIL_ONLY]: visuallyHidden }}>
          <Typography noWrap dir="auto" variant="body2" sx={{ fontWeight: 600 }}>
            {fullName(user)}
          </Typography>
          <Typography noWrap component="div" variant="caption" sx={{ color: 'text.secondary' }}>
            {user.email}
          </Typography>
        </Box>
      </Box>
    </Tooltip>
  );
}
