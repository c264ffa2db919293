import DarkMode from '@mui/icons-material/DarkModeOutlined';
import LightMode from '@mui/icons-material/LightModeOutlined';
import Logout from '@mui/icons-material/Logout';
import Person from '@mui/icons-material/PersonOutlined';
import Search from '@mui/icons-material/SearchOutlined';
import Storefront from '@mui/icons-material/StorefrontOutlined';
import { observer } from 'mobx-react-lite';
import { matchPath, useLocation } from 'react-router-dom';
import { fullName, initials, type User } from '#domain/session/user.ts';
import { Stack } from '../kit/layout/Stack.tsx';
import { Tooltip } from '../kit/controls/Tooltip.tsx';
import { useSharedViewModel } from '../kit/state/useViewModel.ts';
import { UndoViewModel } from '../kit/undo/UndoViewModel.ts';
import { UnsavedWorkViewModel } from '../kit/unsaved/UnsavedWorkViewModel.ts';
import { Text } from '../kit/text/Text.tsx';
import words from '../kit/text/words.module.css';
import { SessionViewModel } from '../session/SessionViewModel.ts';
import { ThemeViewModel } from '../theme/ThemeViewModel.ts';
import { paletteText } from '../texts/paletteText.ts';
import { PaletteViewModel } from '../palette/PaletteViewModel.ts';
import { Brand } from './Brand.tsx';
import styles from './Sidebar.module.css';
import { SidebarButton, SidebarLink } from './SidebarItem.tsx';
import { addressOf, allPages } from '../navigation/pages.ts';
import { RestaurantNav } from './RestaurantNav.tsx';
import { useOpenCompanyId } from '../navigation/useOpenCompanyId.ts';

/** The console's navigation, with the theme switch, signed-in user, and sign-out. */
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
    <div className={styles.sidebar}>
      <div className={styles.brand}>
        <Brand />
      </div>
      <SidebarButton icon={Search} label={paletteText.open} onClick={palette.open} />
      <Stack as="nav" gap={4} aria-label="Console">
        <SidebarLink
          icon={Storefront}
          label="Dashboard"
          to={addressOf('dashboard')}
          current={page === 'dashboard' ? 'page' : undefined}
          isArea={companyId !== undefined}
        />
        <SidebarLink
          icon={Person}
          label="My Profile"
          to={addressOf('profile')}
          current={page === 'profile' ? 'page' : undefined}
        />
      </Stack>
      {companyId !== undefined && <RestaurantNav companyId={companyId} page={page} />}
      <div className={styles.foot}>
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
            // sends delayed deletions first, because they need the session
            unsaved.finish(() => undo.sendNow(), session.signOut)
          }
        />
      </div>
    </div>
  );
});

/** The user's name and email. The rail shows the initials; on hover or focus, the name and email. */
function SignedInUser({ user }: { readonly user: User }) {
  return (
    <Tooltip text={`${fullName(user)}, ${user.email}`}>
      <div
        // gives the focusable element a role, so that screen readers announce its label
        role="img"
        aria-label={`${fullName(user)}, ${user.email}`}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- focus shows the full text
        tabIndex={0}
        className={styles.user}
      >
        <div dir="auto" aria-hidden className={styles.initials}>
          {initials(user)}
        </div>
        <div className={styles.names}>
          <Text dir="auto" size="small" strong className={words.oneLine}>
            {fullName(user)}
          </Text>
          <Text as="div" size="caption" tone="muted" className={words.oneLine}>
            {user.email}
          </Text>
        </div>
      </div>
    </Tooltip>
  );
}
