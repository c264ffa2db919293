import MoreHoriz from '@mui/icons-material/MoreHoriz';
import ButtonBase from '@mui/material/ButtonBase';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { Link, matchPath, useLocation, useSearchParams } from 'react-router-dom';
import { OpenRestaurantViewModel } from '../companies/OpenRestaurantViewModel.ts';
import styles from './BottomBar.module.css';
import { useOnScreenKeyboard } from './useOnScreenKeyboard.ts';
import { useSharedViewModel } from '../kit/state/useViewModel.ts';
import { navItemAt, navItemsForRole, type NavItemId } from '../navigation/navItems.ts';
import { allPages } from '../navigation/pages.ts';
import { PANEL_PARAM } from '../navigation/panel.ts';
import { shellText } from '../texts/shellText.ts';

interface Props {
  readonly companyId: string;
  readonly isMoreOpen: boolean;
  readonly onMore: () => void;
}

/** The pages that staff open most often during a shift, in display order. */
const SHIFT_PAGES: readonly NavItemId[] = ['orders', 'calls', 'menu'];

/**
 * Bottom navigation on a phone, with the restaurant's most used pages. Hidden in a short viewport and while
 * the on-screen keyboard is open.
 */
export const BottomBar = observer(function BottomBar({ companyId, isMoreOpen, onMore }: Props) {
  const { company, mayAdminister, sectionInView: section } = useSharedViewModel(OpenRestaurantViewModel);
  const { pathname } = useLocation();
  const [query] = useSearchParams();
  const isTyping = useOnScreenKeyboard();
  if (isTyping || company.failure?.kind === 'not-found') return null;
  const page = allPages.find(({ path }) => matchPath(path, pathname))?.name;
  const current = navItemAt({ page, section, panel: query.get(PANEL_PARAM) });
  const items = navItemsForRole(mayAdminister).filter(({ id }) => SHIFT_PAGES.includes(id));
  return (
    <nav aria-label={shellText.bottomBar} className={styles.bar}>
      {items.map(({ id, label, icon: Icon, address }) => (
        <Link
          key={id}
          to={address(companyId)}
          className={styles.item}
          aria-current={id === current ? 'location' : undefined}
        >
          <BarItem icon={<Icon />} label={label} />
        </Link>
      ))}
      {/* reserves space for the admins' item, so that nothing moves when the role is known */}
      {mayAdminister === undefined && <span />}
      <ButtonBase className={styles.item} aria-haspopup="dialog" aria-expanded={isMoreOpen} onClick={onMore}>
        <BarItem icon={<MoreHoriz />} label={shellText.more} />
      </ButtonBase>
    </nav>
  );
});

const BarItem = ({ icon, label }: { readonly icon: ReactNode; readonly label: string }) => (
  <>
    {icon}
    <span>{label}</span>
  </>
);
