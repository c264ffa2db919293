import CloseIcon from '@mui/icons-material/Close';
import MenuIcon from '@mui/icons-material/Menu';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import useScrollTrigger from '@mui/material/useScrollTrigger';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef, type FocusEvent, type KeyboardEvent } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { addressOf } from '../navigation/pages.ts';
import { useSharedViewModel } from '../kit/state/useViewModel.ts';
import { HomeLink, PageLink, SharedLinks } from './SiteLinks.tsx';
import { SiteNavigationViewModel } from './SiteNavigationViewModel.ts';
import { plainList } from '../kit/layout/card.ts';
import { BAR_HEIGHT, siteColumn } from './siteStyles.ts';
import { useEntryLinks } from './entryLinks.ts';

/** Scroll distance after which the bar changes its look. (rule: scrolled appearance) */
const SCROLLED_AFTER = 15;
/**
 * Width from which links are in the bar instead of a menu: 768 px, more with large text. (rule: mobile
 * breakpoint)
 */
const WIDE_BREAKPOINT = '48rem';
const inRow = `@container (min-width: ${WIDE_BREAKPOINT})`;
/** Width with space between the links. */
const inWideRow = '@container (min-width: 80rem)';
const MENU = 'site-menu';

/** The fixed top bar of public pages. On small screens its links are in a menu. */
export const TopNavigation = observer(function TopNavigation() {
  const vm = useSharedViewModel(SiteNavigationViewModel);
  const { key } = useLocation();
  const scrolled = useScrollTrigger({ disableHysteresis: true, threshold: SCROLLED_AFTER });
  const toggle = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLElement>(null);

  useEffect(() => {
    // focus would be lost with the list; a new page then moves it to its heading
    if (vm.menuOpen && list.current?.contains(document.activeElement)) toggle.current?.focus();
    vm.closeMenu();
  }, [vm, key]);

  useEffect(() => {
    const wide = matchMedia(`(min-width: ${WIDE_BREAKPOINT})`);
    wide.addEventListener('change', vm.closeMenu);
    return () => wide.removeEventListener('change', vm.closeMenu);
  }, [vm]);

  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !vm.menuOpen) return;
    vm.closeMenu();
    toggle.current?.focus();
  };
  const closeWhenLeft = ({ currentTarget, relatedTarget }: FocusEvent) => {
    // the open list would cover the focused element
    if (relatedTarget && !currentTarget.contains(relatedTarget)) vm.closeMenu();
  };

  return (
    <Box
      component="header"
      data-scrolled={scrolled}
      onKeyDown={closeOnEscape}
      onBlur={closeWhenLeft}
      sx={bar(scrolled, vm.menuOpen)}
    >
      <Box
        sx={{
          ...siteColumn,
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          columnGap: 2,
          [inWideRow]: { columnGap: 5 },
        }}
      >
        <HomeLink sx={{ display: 'flex', alignItems: 'center', height: BAR_HEIGHT }} />
        <Button
          ref={toggle}
          aria-label={vm.menuOpen ? 'Close menu' : 'Open menu'}
          aria-expanded={vm.menuOpen}
          aria-controls={MENU}
          onClick={vm.toggleMenu}
          sx={{ ml: 'auto', minWidth: 44, p: 0, color: 'text.secondary', [inRow]: { display: 'none' } }}
        >
          {vm.menuOpen ? <CloseIcon /> : <MenuIcon />}
        </Button>
        <Box
          component="nav"
          ref={list}
          id={MENU}
          aria-label="Main"
          sx={{
            display: vm.menuOpen ? 'block' : 'none',
            width: 1,
            pb: 2,
            [inRow]: { display: 'block', flex: 1, pb: 0 },
          }}
        >
          <SiteNavigationList />
        </Box>
      </Box>
    </Box>
  );
});

/** The links and the button at their end, in a row or stacked. */
const SiteNavigationList = observer(function SiteNavigationList() {
  const vm = useSharedViewModel(SiteNavigationViewModel);
  const waysIn = useEntryLinks();
  return (
    <Box component="ul" sx={links}>
      <SharedLinks />
      {/* space for Dashboard, which may replace Login */}
      <Box component="li" sx={{ [inRow]: { ml: 'auto', minWidth: '5.2em', textAlign: 'right' } }}>
        {waysIn.map((way) => (
          <PageLink key={way.to} {...way} />
        ))}
      </Box>
      <Box component="li" sx={{ mt: 1, [inRow]: { mt: 0 } }}>
        <Button
          component={Link}
          to={addressOf('booking')}
          variant="contained"
          onClick={vm.getStarted}
          sx={{ whiteSpace: 'nowrap' }}
        >
          Get Started
        </Button>
      </Box>
    </Box>
  );
});

const links = {
  ...plainList,
  display: 'flex',
  flexDirection: 'column',
  '& a': { width: 1 },
  [inRow]: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: 1.5,
    fontSize: '0.875rem',
    '& a': { width: 'auto' },
  },
  [inWideRow]: { columnGap: 3.5, fontSize: '1rem' },
} as const;

const bar = (scrolled: boolean, open: boolean) =>
  ({
    position: 'fixed',
    inset: '0 0 auto',
    containerType: 'inline-size',
    zIndex: 20,
    maxHeight: '100dvh',
    overflowY: 'auto',
    // space for the focus ring at the end
    scrollPaddingBlock: '16px',
    bgcolor: 'background.default',
    borderBottom: 1,
    borderColor: scrolled || open ? 'divider' : 'transparent',
    // sets the list apart from a page in the same color
    boxShadow: open ? '0 12px 28px rgb(34 23 34 / .22)' : 'none',
    transition: 'border-color 120ms, background-color 120ms',
    '@media print': { display: 'none' },
    '@supports (backdrop-filter: blur(1px))': {
      backdropFilter: 'blur(12px)',
      bgcolor: open
        ? 'background.default'
        : `color-mix(in srgb, var(--mui-palette-background-${scrolled ? 'paper' : 'default'}) 85%, transparent)`,
    },
  }) as const;
