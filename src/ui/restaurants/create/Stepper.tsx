import Check from '@mui/icons-material/Check';
import Warning from '@mui/icons-material/PriorityHigh';
import ButtonBase from '@mui/material/ButtonBase';
import { clsx } from 'clsx';
import { observer } from 'mobx-react-lite';
import boxes from '../../kit/layout/boxes.module.css';
import { createRestaurantStepText } from '../../texts/restaurantText.ts';
import type { CreateSteps } from './CreateSteps.ts';
import styles from './Stepper.module.css';

/** The list of steps with their states. The user can open any step. */
export const Stepper = observer(function Stepper({ steps }: { readonly steps: CreateSteps }) {
  return (
    <nav aria-label={createRestaurantStepText.progress} className={styles.steps}>
      <ol className={clsx(boxes.list, styles.list)}>
        {steps.states.map(({ title, shown, missing }, index) => (
          <li key={title}>
            <ButtonBase
              aria-current={index === steps.index ? 'step' : undefined}
              onClick={() => steps.goTo(index)}
              className={styles.step}
            >
              <span aria-hidden data-tone={toneOf(shown, missing)} className={styles.mark}>
                {iconOf(index, shown, missing)}
              </span>
              <span className={styles.words}>
                <span className={styles.title}>{title}</span>
                <span className={styles.state} data-tone={toneOf(shown, missing)}>
                  {stateOf(shown, missing)}
                </span>
              </span>
            </ButtonBase>
          </li>
        ))}
      </ol>
    </nav>
  );
});

type Tone = 'wrong' | 'complete' | 'open';

const toneOf = (shown: number, missing: number): Tone =>
  shown > 0 ? 'wrong' : missing > 0 ? 'open' : 'complete';

function iconOf(index: number, shown: number, missing: number) {
  if (shown > 0) return <Warning fontSize="inherit" />;
  return missing > 0 ? index + 1 : <Check fontSize="inherit" />;
}

function stateOf(shown: number, missing: number): string {
  if (shown > 0) return createRestaurantStepText.wrong(shown);
  return missing > 0 ? createRestaurantStepText.missing(missing) : createRestaurantStepText.complete;
}
