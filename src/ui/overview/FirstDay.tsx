import RadioButtonUnchecked from '@mui/icons-material/RadioButtonUnchecked';
import { clsx } from 'clsx';
import { observer } from 'mobx-react-lite';
import { useId, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useViewModel } from '../kit/state/useViewModel.ts';
import { navItemAddress } from '../navigation/navItems.ts';
import { setupStepsText } from '../texts/setupStepsText.ts';
import boxes from '../kit/layout/boxes.module.css';
import { FirstDayViewModel } from './FirstDayViewModel.ts';
import attention from './NeedsAttention.module.css';
import { SecondaryText } from '../kit/text/SecondaryText.tsx';
import styles from './FirstDay.module.css';

export interface FirstDayProps {
  readonly companyId: string;
  /** Shown if no step is known to remain. */
  readonly otherwise: ReactNode;
}

/** The remaining setup steps of a new restaurant, as links. As tall as the figures that they replace. */
export const FirstDay = observer(function FirstDay({ companyId, otherwise }: FirstDayProps) {
  const vm = useViewModel(FirstDayViewModel, companyId);
  const title = useId();
  if (!vm.left?.length) return otherwise;
  return (
    <div>
      <SecondaryText id={title} className={styles.title}>
        {setupStepsText.title}
      </SecondaryText>
      <ul aria-labelledby={title} className={clsx(boxes.list, styles.steps)}>
        {vm.left.map((step) => (
          <li key={step} className={styles.step}>
            <Link to={navItemAddress(step, companyId)} className={clsx(attention.link, attention.strong)}>
              <RadioButtonUnchecked aria-hidden fontSize="small" className={styles.circle} />
              <span>{vm.isKnown(step) ? setupStepsText.toDo(step) : setupStepsText.unknown(step)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
});
