import { Row } from '../kit/layout/Row.tsx';
import { Wave } from '../art/Wave.tsx';
import { brand } from '../texts/brand.ts';
import styles from './Brand.module.css';

export function Brand() {
  return (
    <Row className={styles.brand}>
      <Wave seed={brand.name} bars={9} className={styles.wave} />
      <p className={styles.name}>{brand.name}</p>
    </Row>
  );
}
