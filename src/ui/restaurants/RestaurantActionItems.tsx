import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { dashboardText } from '../texts/dashboardText.ts';
import styles from './RestaurantActionItems.module.css';

interface Props {
  readonly anchor: HTMLElement;
  readonly onClose: () => void;
  readonly onDelete: () => void;
}

/** The open menu of a restaurant's card. */
export const RestaurantActionItems = ({ anchor, onClose, onDelete }: Props) => (
  <Menu open anchorEl={anchor} onClose={onClose}>
    <MenuItem onClick={onDelete} className={styles.delete}>
      {dashboardText.delete}
    </MenuItem>
  </Menu>
);
