import DarkMode from '@mui/icons-material/DarkModeOutlined';
import LightMode from '@mui/icons-material/LightModeOutlined';
import Logout from '@mui/icons-material/Logout';
import Person from '@mui/icons-material/PersonOutlined';
import Search from '@mui/icons-material/SearchOutlined';
import Storefront from '@mui/icons-material/StorefrontOutlined';
import Box from '@mui/material/Box';
import { observer } from 'mobx-react-lite';
import { matchPath, useLocation } from 'react-router-dom';
import { useShared } from '../kit/useViewModel.ts';
import { UnsavedWorkViewModel } from '../kit/unsaved/UnsavedWorkViewModel.ts';
import { SessionViewModel } from '../session/SessionViewModel.ts';
import { ThemeViewModel } from '../theme/ThemeViewModel.ts';
import { paletteText } from '../texts/paletteText.ts';
import { PaletteViewModel } from '../palette/PaletteViewModel.ts';
import { Brand } from './Brand.tsx';
import { LOW_SCREEN, SidebarButton, SidebarLink } from './SidebarItem.tsx';
import { SignedInUser } from './SignedInUser.tsx';
import { addressOf, allPages } from '../app/pages.ts';
import { RestaurantPlaces } from '../openRestaurant/RestaurantPlaces.tsx';
import { useOpenCompanyId } from '../openRestaurant/useOpenRestaurant.ts';

interface Props {
  /** Labels stand beside the icons at every width, as in the drawer. */
  readonly wide?: boolean;
}

/** Where to go, the theme, who is signed in, and the way out. */
export const Sidebar = observer(function Sidebar({ wide = false }: Props) {
  const { pathname } = useLocation();
  const session = useShared(SessionViewModel);
  const themes = useShared(ThemeViewModel);
  const unsaved = useShared(UnsavedWorkViewModel);
  const palette = useShared(PaletteViewModel);
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
        p: wide ? 2 : { xs: 0.5, lg: 2 },
        gap: 0.5,
        ...(!wide && { [LOW_SCREEN]: { py: 0.5 } }),
      }}
    >
      <Box sx={{ px: wide ? 1 : { xs: 0, lg: 1 }, py: 1, mb: { xs: 1, lg: 0 } }}>
        <Brand stacked={!wide} />
      </Box>
      <SidebarButton wide={wide} icon={Search} label={paletteText.open} onClick={palette.open} />
      <Box component="nav" aria-label="Console" sx={{ display: 'grid', gap: 0.5 }}>
        <SidebarLink
          wide={wide}
          icon={Storefront}
          label="Dashboard"
          to={addressOf('dashboard')}
          current={page === 'dashboard' || companyId !== undefined ? 'page' : undefined}
        />
        <SidebarLink
          wide={wide}
          icon={Person}
          label="My Profile"
          to={addressOf('profile')}
          current={page === 'profile' ? 'page' : undefined}
        />
      </Box>
      {companyId !== undefined && <RestaurantPlaces companyId={companyId} page={page} wide={wide} />}
      <Box sx={{ flex: 1 }} />
      <SidebarButton
        wide={wide}
        icon={isDark ? LightMode : DarkMode}
        label={isDark ? 'Light theme' : 'Dark theme'}
        onClick={themes.toggle}
      />
      {session.user && <SignedInUser wide={wide} user={session.user} />}
      <SidebarButton
        wide={wide}
        icon={Logout}
        label="Sign out"
        onClick={() => unsaved.leave(session.signOut)}
      />
    </Box>
  );
});
