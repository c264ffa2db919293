import ButtonBase from '@mui/material/ButtonBase';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

interface Item {
  readonly wide: boolean;
  readonly icon: ReactNode;
  readonly label: string;
}

const item = (wide: boolean) =>
  ({
    display: 'flex',
    flexDirection: wide ? 'row' : { xs: 'column', lg: 'row' },
    justifyContent: wide ? 'flex-start' : { xs: 'center', lg: 'flex-start' },
    gap: wide ? 1.5 : { xs: 0.25, lg: 1.5 },
    width: '100%',
    minHeight: wide ? 48 : { xs: 60, lg: 44 },
    px: wide ? 1.5 : { xs: 0, lg: 1.5 },
    borderRadius: '6px',
    fontFamily: 'inherit',
    fontSize: wide ? '0.9375rem' : { xs: '0.75rem', lg: '0.9375rem' },
    fontWeight: 600,
    textAlign: 'center',
    lineHeight: 1.2,
    color: 'text.secondary',
    '&:hover': { bgcolor: 'surface.sunken', color: 'text.primary' },
    '&[aria-current]': { bgcolor: 'soft.primary', color: 'soft.onPrimary' },
  }) as const;

interface LinkProps extends Item {
  readonly to: string;
  readonly current: boolean;
}

export function SidebarLink({ wide, icon, label, to, current }: LinkProps) {
  return (
    <ButtonBase component={Link} to={to} aria-current={current ? 'page' : undefined} sx={item(wide)}>
      {icon}
      {label}
    </ButtonBase>
  );
}

interface ButtonProps extends Item {
  readonly busy?: boolean;
  readonly onClick: () => void;
}

export function SidebarButton({ wide, icon, label, busy = false, onClick }: ButtonProps) {
  return (
    <ButtonBase aria-busy={busy} onClick={onClick} sx={item(wide)}>
      {icon}
      {label}
    </ButtonBase>
  );
}
