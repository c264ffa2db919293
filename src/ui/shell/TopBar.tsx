import MenuIcon from '@mui/icons-material/Menu';
import IconButton from '@mui/material/IconButton';
import { clsx } from 'clsx';
import { observer } from 'mobx-react-lite';
import { Row } from '../kit/layout/Row.tsx';
import words from '../kit/text/words.module.css';
import { useSharedViewModel } from '../kit/state/useViewModel.ts';
import { OpenRestaurantViewModel } from '../companies/OpenRestaurantViewModel.ts';
import { Wave } from '../art/Wave.tsx';
import { brand } from '../texts/brand.ts';
import { Brand } from './Brand.tsx';
import brandStyles from './Brand.module.css';
import styles from './TopBar.module.css';

interface Props {
  readonly isMenuOpen: boolean;
  readonly onMenu: () => void;
}

/** The top bar of small screens: the menu's toggle, and the open restaurant. */
export function TopBar({ isMenuOpen, onMenu }: Props) {
  return (
    <header className={styles.bar}>
      <IconButton aria-label="Menu" aria-expanded={isMenuOpen} aria-haspopup="dialog" onClick={onMenu}>
        <MenuIcon />
      </IconButton>
      <OpenRestaurant />
    </header>
  );
}

/** The open restaurant's name, or the product's. */
const OpenRestaurant = observer(function OpenRestaurant() {
  const { company } = useSharedViewModel(OpenRestaurantViewModel);
  const name = company.value?.name.trim();
  if (!name) return <Brand />;
  return (
    <Row className={brandStyles.brand}>
      <Wave seed={brand.name} bars={9} className={brandStyles.wave} />
      <p dir="auto" className={clsx(brandStyles.name, words.oneLine)}>
        {name}
      </p>
    </Row>
  );
});
