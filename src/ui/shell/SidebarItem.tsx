import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import type { SvgIconProps } from '@mui/material/SvgIcon';
import { memo, type ComponentType, type ReactNode } from 'react';
import { Link } from 'react-router-dom';

interface Item {
  readonly icon: ComponentType<SvgIconProps>;
  readonly label: string;
}

/** Tablets: a rail with labels below the icons. Elsewhere, labels are next to them. */
export const RAIL_ONLY = '@media (min-width: 768px) and (max-width: 1279.95px)';

/** Laptops where the sidebar would be taller than the window. */
export const SHORT_VIEWPORT = '@media (min-width: 1280px) and (max-height: 799.95px)';

const item = (dense = false) =>
  ({
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'flex-start',
    gap: { xs: dense ? 1 : 1.5, lg: 1.5 },
    width: '100%',
    // in a short window, the sidebar scrolls instead of cutting off labels
    flex: 'none',
    minHeight: { xs: dense ? 44 : 48, lg: dense ? 30 : 40 },
    px: { xs: dense ? 1 : 1.5, lg: 1.5 },
    fontSize: dense ? '0.875rem' : '0.9375rem',
    [RAIL_ONLY]: {
      flexDirection: 'column',
      justifyContent: 'center',
      gap: 0.25,
      minHeight: dense ? 44 : 52,
      px: 0,
      fontSize: dense ? '0.6875rem' : '0.75rem',
    },
    // keeps sign-out in view on a short screen
    [SHORT_VIEWPORT]: { minHeight: dense ? 26 : 32 },
    borderRadius: '6px',
    fontFamily: 'inherit',
    fontWeight: 600,
    textAlign: 'center',
    textDecoration: 'none',
    lineHeight: 1.2,
    color: 'text.secondary',
    '& > svg': { flex: 'none', width: 24 },
    '&:hover': { bgcolor: 'surface.sunken', color: 'text.primary' },
    '&[aria-current]': { bgcolor: 'soft.primary', color: 'soft.onPrimary' },
  }) as const;

interface LinkProps extends Item {
  readonly to: string;
  /** The current item: a page, or a section within it. */
  readonly current: 'page' | 'location' | undefined;
  /** One of many items. */
  readonly dense?: boolean;
  /** Shown next to the label. */
  readonly children?: ReactNode;
}

/** Memoized, because there are many and usually only one changes. */
export const SidebarLink = memo(function SidebarLink({
  icon: Icon,
  label,
  to,
  current,
  dense = false,
  children,
}: LinkProps) {
  return (
    <Box component={Link} to={to} aria-current={current} sx={item(dense)}>
      <Icon fontSize={dense ? 'small' : 'medium'} />
      <span>{label}</span>
      {children}
    </Box>
  );
});

export function SidebarButton({ icon: Icon, label, onClick }: Item & { readonly onClick: () => void }) {
  return (
    <ButtonBase onClick={onClick} sx={item()}>
      <Icon />
      <span>{label}</span>
    </ButtonBase>
  );
}
