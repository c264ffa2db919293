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

/** The top bar of small screens, with the menu button and the restaurant's name. */
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

/** The name of the open restaurant, or the product's name. */
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
