import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import type { SvgIconProps } from '@mui/material/SvgIcon';
import { memo, type ComponentType, type ReactNode } from 'react';
import { Link } from 'react-router-dom';

interface Item {
  readonly icon: ComponentType<SvgIconProps>;
  readonly label: string;
}

/** Of a tablet: a rail, in which labels stand below the icons. Below it, in the drawer, and above it they stand beside them. */
export const RAIL_ONLY = '@media (min-width: 768px) and (max-width: 1279.95px)';

/** Of a laptop: where the sidebar would be higher than the window. */
export const SHORT_VIEWPORT = '@media (min-width: 1280px) and (max-height: 799.95px)';

const item = (dense = false) =>
  ({
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'flex-start',
    gap: { xs: dense ? 1 : 1.5, lg: 1.5 },
    width: '100%',
    // in a low window the sidebar scrolls, rather than that labels are cut
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
    // the way out is in sight on a low screen, too
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
  /** Where one is: at the page itself, or at a place of what is open. */
  readonly current: 'page' | 'location' | undefined;
  /** One of many. */
  readonly dense?: boolean;
  /** Beside the label. */
  readonly children?: ReactNode;
}

/** Drawn anew only when something of its own changes: there are many, and mostly it is one of them that does. */
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
      {label}
      {children}
    </Box>
  );
});

export function SidebarButton({ icon: Icon, label, onClick }: Item & { readonly onClick: () => void }) {
  return (
    <ButtonBase onClick={onClick} sx={item()}>
      <Icon />
      {label}
    </ButtonBase>
  );
}
