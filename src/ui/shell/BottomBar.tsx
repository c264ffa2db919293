import MoreHoriz from '@mui/icons-material/MoreHoriz';
import Box from '@mui/material/Box';
import GlobalStyles from '@mui/material/GlobalStyles';
import ButtonBase from '@mui/material/ButtonBase';
import type { Theme } from '@mui/material/styles';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { Link, matchPath, useLocation, useSearchParams } from 'react-router-dom';
import { OpenRestaurantViewModel } from '../companies/OpenRestaurantViewModel.ts';
import { BOTTOM_BAR, scrollPaddingForBottomBars } from '../kit/layout/pinned.ts';
import { useOnScreenKeyboard } from './useOnScreenKeyboard.ts';
import { portraitPhone } from '../kit/layout/viewports.ts';
import { useSharedViewModel } from '../kit/state/useViewModel.ts';
import { navItemAt, navItemsForRole, type NavItemId } from '../navigation/navItems.ts';
import { allPages } from '../navigation/pages.ts';
import { PANEL } from '../navigation/panel.ts';
import { shellText } from '../texts/shellText.ts';

interface Props {
  readonly companyId: string;
  readonly isMoreOpen: boolean;
  readonly onMore: () => void;
}

/** The pages that staff open most during a shift, in display order. */
const SHIFT_PAGES: readonly NavItemId[] = ['orders', 'calls', 'menu'];

/**
 * Bottom navigation on a phone: the open restaurant's most used pages. Hidden in a short viewport and while
 * the on-screen keyboard is open.
 */
export const BottomBar = observer(function BottomBar({ companyId, isMoreOpen, onMore }: Props) {
  const { company, mayAdminister, sectionInView: section } = useSharedViewModel(OpenRestaurantViewModel);
  const { pathname } = useLocation();
  const [query] = useSearchParams();
  const isTyping = useOnScreenKeyboard();
  if (isTyping || company.failure?.kind === 'not-found') return null;
  const page = allPages.find(({ path }) => matchPath(path, pathname))?.name;
  const current = navItemAt({ page, section, panel: query.get(PANEL) });
  const items = navItemsForRole(mayAdminister).filter(({ id }) => SHIFT_PAGES.includes(id));
  return (
    <>
      <GlobalStyles styles={roomForBar} />
      <Box component="nav" aria-label={shellText.bottomBar} sx={bar}>
        {items.map(({ id, label, icon: Icon, address }) => (
          <Link
            key={id}
            to={address(companyId)}
            className="bar-item"
            aria-current={id === current ? 'location' : undefined}
          >
            <BarItem icon={<Icon />} label={label} />
          </Link>
        ))}
        <ButtonBase className="bar-item" aria-haspopup="dialog" aria-expanded={isMoreOpen} onClick={onMore}>
          <BarItem icon={<MoreHoriz />} label={shellText.more} />
        </ButtonBase>
      </Box>
    </>
  );
});

const BarItem = ({ icon, label }: { readonly icon: ReactNode; readonly label: string }) => (
  <>
    {icon}
    <span>{label}</span>
  </>
);

/** Height of the bar without the space that a phone reserves below it. */
const HEIGHT = '3.5rem';

const bar = (theme: Theme) => ({
  display: 'none',
  [portraitPhone(theme)]: { display: 'grid' },
  displayPrint: 'none',
  position: 'fixed',
  insetInline: 0,
  bottom: 0,
  zIndex: 30,
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  minHeight: HEIGHT,
  pb: 'env(safe-area-inset-bottom)',
  bgcolor: 'background.paper',
  borderTop: 1,
  borderColor: 'divider',
  '& .bar-item': {
    display: 'grid',
    justifyItems: 'center',
    alignContent: 'center',
    gap: 0.25,
    minHeight: 44,
    borderRadius: '6px',
    fontFamily: 'inherit',
    fontSize: '0.75rem',
    lineHeight: 1.2,
    fontWeight: 600,
    textDecoration: 'none',
    color: 'text.secondary',
  },
  '& .bar-item:focus-visible': { outlineOffset: '-3px' },
  '& [aria-current]': { color: 'primary.main' },
  '& [aria-current] > svg': {
    borderRadius: '12px',
    boxSizing: 'content-box',
    px: 1.5,
    bgcolor: 'soft.primary',
  },
});

/** The page ends above the bar, and focused elements stay clear of it. */
const roomForBar = (theme: Theme) => ({
  [portraitPhone(theme)]: {
    ':root': { '--bottom-bar': `calc(${HEIGHT} + 1px + env(safe-area-inset-bottom))` },
    ...scrollPaddingForBottomBars,
    body: { paddingBottom: BOTTOM_BAR },
  },
});
