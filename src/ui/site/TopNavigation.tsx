import CloseIcon from '@mui/icons-material/Close';
import MenuIcon from '@mui/icons-material/Menu';
import Button from '@mui/material/Button';
import useScrollTrigger from '@mui/material/useScrollTrigger';
import { clsx } from 'clsx';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef, type FocusEvent, type KeyboardEvent } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { addressOf } from '../navigation/pages.ts';
import { useSharedViewModel } from '../kit/state/useViewModel.ts';
import { HomeLink, PageLink, NavAndFooterLinks, useEntryLinks } from './SiteLinks.tsx';
import { SiteNavigationViewModel } from './SiteNavigationViewModel.ts';
import boxes from '../kit/layout/boxes.module.css';
import site from './site.module.css';
import styles from './TopNavigation.module.css';

/** Scroll distance after which the bar changes its look, in pixels. */
const SCROLLED_AFTER = 15;
/**
 * Viewport width from which the bar shows its links instead of a menu: 768 px, more with large text. (rule:
 * mobile breakpoint)
 */
const WIDE_BREAKPOINT = '48rem';
const MENU = 'site-menu';

/** The fixed top bar of public pages. On small screens, a menu contains its links. */
export const TopNavigation = observer(function TopNavigation() {
  const vm = useSharedViewModel(SiteNavigationViewModel);
  const { key } = useLocation();
  const scrolled = useScrollTrigger({ disableHysteresis: true, threshold: SCROLLED_AFTER });
  const toggle = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLElement>(null);

  useEffect(() => {
    // the closing list would lose focus, so focus moves to the toggle; a new page then focuses its heading
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
    // closes the open list when focus moves into the page, which the list covers
    if (relatedTarget && !currentTarget.contains(relatedTarget)) vm.closeMenu();
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- for the open menu in it
    <header
      data-scrolled={scrolled}
      data-open={vm.menuOpen}
      onKeyDown={closeOnEscape}
      onBlur={closeWhenLeft}
      className={styles.bar}
    >
      <div className={clsx(site.column, styles.content)}>
        <HomeLink className={styles.home} />
        <Button
          ref={toggle}
          aria-label={vm.menuOpen ? 'Close menu' : 'Open menu'}
          aria-expanded={vm.menuOpen}
          aria-controls={MENU}
          onClick={vm.toggleMenu}
          className={styles.toggle}
        >
          {vm.menuOpen ? <CloseIcon /> : <MenuIcon />}
        </Button>
        <nav ref={list} id={MENU} aria-label="Main" className={styles.menu}>
          <SiteNavigationList />
        </nav>
      </div>
    </header>
  );
});

/** The bar's links and, at the end, its button. */
const SiteNavigationList = observer(function SiteNavigationList() {
  const vm = useSharedViewModel(SiteNavigationViewModel);
  const waysIn = useEntryLinks();
  return (
    <ul className={clsx(boxes.list, styles.links)}>
      <NavAndFooterLinks />
      <li className={styles.entry}>
        {waysIn.map((way) => (
          <PageLink key={way.to} {...way} />
        ))}
      </li>
      <li className={styles.start}>
        <Button
          component={Link}
          to={addressOf('booking')}
          variant="contained"
          onClick={vm.getStarted}
          className={styles.startButton}
        >
          Get Started
        </Button>
      </li>
    </ul>
  );
});
