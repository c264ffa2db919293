import ButtonBase from '@mui/material/ButtonBase';
import type { SvgIconProps } from '@mui/material/SvgIcon';
import { clsx } from 'clsx';
import { memo, type ComponentType, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styles from './SidebarItem.module.css';

interface Item {
  readonly icon: ComponentType<SvgIconProps>;
  readonly label: string;
}

interface LinkProps extends Item {
  readonly to: string;
  /** The `aria-current` value: 'page', or 'location' for a section of the page. */
  readonly current: 'page' | 'location' | undefined;
  /** Whether the current page is within this item's area but has its own item. */
  readonly isArea?: boolean;
  /** Whether to use less space, for long lists of items. */
  readonly dense?: boolean;
  /** Content next to the label. */
  readonly children?: ReactNode;
}

/** A navigation link. Memoized, because a navigation usually changes only one of many links. */
export const SidebarLink = memo(function SidebarLink({
  icon: Icon,
  label,
  to,
  current,
  isArea = false,
  dense = false,
  children,
}: LinkProps) {
  return (
    <Link
      to={to}
      aria-current={current}
      className={clsx(styles.item, isArea && styles.area, dense && styles.dense)}
    >
      <Icon fontSize={dense ? 'small' : 'medium'} />
      <span>{label}</span>
      {children}
    </Link>
  );
});

export function SidebarButton({ icon: Icon, label, onClick }: Item & { readonly onClick: () => void }) {
  return (
    <ButtonBase onClick={onClick} className={styles.item}>
      <Icon />
      <span>{label}</span>
    </ButtonBase>
  );
}
