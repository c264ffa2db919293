import MenuIcon from '@mui/icons-material/Menu';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import GlobalStyles from '@mui/material/GlobalStyles';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { observer } from 'mobx-react-lite';
import { shortViewport, portraitPhone } from '../kit/layout/viewports.ts';
import { useSharedViewModel } from '../kit/state/useViewModel.ts';
import { OpenRestaurantViewModel } from '../companies/OpenRestaurantViewModel.ts';
import { Wave } from '../art/Wave.tsx';
import { brand } from '../texts/brand.ts';
import { Brand } from './Brand.tsx';

interface Props {
  readonly isMenuOpen: boolean;
  readonly onMenu: () => void;
}

/** The top bar of small screens: the menu's toggle, and the open restaurant. */
export function TopBar({ isMenuOpen, onMenu }: Props) {
  return (
    <>
      <GlobalStyles styles={roomForBar} />
      <Box
        component="header"
        sx={{
          display: { xs: 'flex', md: 'none' },
          displayPrint: 'none',
          position: 'sticky',
          [shortViewport]: { position: 'static' },
          top: 0,
          zIndex: 30,
          alignItems: 'center',
          gap: 1,
          height: BAR,
          px: 1,
          bgcolor: 'background.paper',
          borderBottom: 1,
          borderColor: 'divider',
        }}
      >
        <IconButton aria-label="Menu" aria-expanded={isMenuOpen} aria-haspopup="dialog" onClick={onMenu}>
          <MenuIcon />
        </IconButton>
        <OpenRestaurant />
      </Box>
    </>
  );
}

/** The open restaurant's name, or the product's. */
const OpenRestaurant = observer(function OpenRestaurant() {
  const { company } = useSharedViewModel(OpenRestaurantViewModel);
  const name = company.value?.name.trim();
  if (!name) return <Brand />;
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, minWidth: 0, color: 'primary.main' }}>
      <Wave seed={brand.name} bars={9} sx={{ width: 34, height: 24, flex: 'none' }} />
      <Typography noWrap dir="auto" component="p" variant="h3" sx={{ color: 'text.primary' }}>
        {name}
      </Typography>
    </Box>
  );
});

const BAR = 56;

const roomForBar = (theme: Theme) => ({ [portraitPhone(theme)]: { ':root': { '--top-bar': `${BAR}px` } } });
