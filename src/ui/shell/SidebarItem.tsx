import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import type { SvgIconProps } from '@mui/material/SvgIcon';
import { createContext, memo, use, type ComponentType, type ReactNode } from 'react';
import { Link } from 'react-router-dom';

/** Whether labels stand beside the icons at every width, as in the drawer. */
export const Wide = createContext(false);

interface Item {
  readonly icon: ComponentType<SvgIconProps>;
  readonly label: string;
}

/** Of a laptop: where the sidebar would be higher than the window. */
export const LOW_SCREEN = '@media (min-width: 1280px) and (max-height: 799.95px)';

const fontSize = (dense: boolean) => (dense ? '0.875rem' : '0.9375rem');
const room = (dense: boolean) => (dense ? 1 : 1.5);

const item = (wide: boolean, dense = false) =>
  ({
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    flexDirection: wide ? 'row' : { xs: 'column', lg: 'row' },
    justifyContent: wide ? 'flex-start' : { xs: 'center', lg: 'flex-start' },
    gap: wide ? room(dense) : { xs: 0.25, lg: 1.5 },
    width: '100%',
    minHeight: wide ? (dense ? 44 : 48) : { xs: dense ? 44 : 52, lg: dense ? 30 : 40 },
    // the way out is in sight on a low screen, too
    ...(!wide && { [LOW_SCREEN]: { minHeight: dense ? 26 : 32 } }),
    px: wide ? room(dense) : { xs: 0, lg: 1.5 },
    borderRadius: '6px',
    fontFamily: 'inherit',
    fontSize: wide ? fontSize(dense) : { xs: dense ? '0.6875rem' : '0.75rem', lg: fontSize(dense) },
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
    <Box component={Link} to={to} aria-current={current} sx={item(use(Wide), dense)}>
      <Icon fontSize={dense ? 'small' : 'medium'} />
      {label}
      {children}
    </Box>
  );
});

export function SidebarButton({ icon: Icon, label, onClick }: Item & { readonly onClick: () => void }) {
  return (
    <ButtonBase onClick={onClick} sx={item(use(Wide))}>
      <Icon />
      {label}
    </ButtonBase>
  );
}
