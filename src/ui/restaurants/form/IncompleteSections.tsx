import CheckCircle from '@mui/icons-material/CheckCircleOutlined';
import Circle from '@mui/icons-material/RadioButtonUnchecked';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { clsx } from 'clsx';
import { observer } from 'mobx-react-lite';
import type { RestaurantField } from '#domain/restaurants/restaurant.ts';
import { Alert } from '../../kit/feedback/Alert.tsx';
import boxes from '../../kit/layout/boxes.module.css';
import { Text } from '../../kit/text/Text.tsx';
import { countWithNoun } from '../../texts/numbers.ts';
import styles from './IncompleteSections.module.css';
import type { ShownRestaurant } from './RestaurantEditor.ts';
import { formSteps } from './steps.ts';

interface Props {
  readonly form: ShownRestaurant;
}

/** Lists the form's problems after a submit, in order. Each problem links to its field. */
export const ProblemSummary = observer(function ProblemSummary({ form: { problemsAfterSubmit } }: Props) {
  if (problemsAfterSubmit.length === 0) return null;
  return (
    <Alert tone="error">
      <Text strong>
        {problemsAfterSubmit.length === 1
          ? 'One field needs your attention'
          : `${problemsAfterSubmit.length} fields need your attention`}
      </Text>
      <ul className={styles.problems}>
        {problemsAfterSubmit.map(([field, sentence]) => (
          <li key={field}>
            <Link
              component="button"
              type="button"
              color="inherit"
              className={styles.problem}
              onClick={({ currentTarget }) => focusField(currentTarget, field)}
            >
              {sentence}
            </Link>
          </li>
        ))}
      </ul>
    </Alert>
  );
});

/** Lists the form's sections with the number of missing fields. Next to the form if there is space. */
export const IncompleteSections = observer(function IncompleteSections({ form }: Props) {
  return (
    <nav aria-label="Missing information" className={styles.sections}>
      <ul className={clsx(boxes.list, styles.list)}>
        {formSteps(form).map(({ title, rows }) => {
          const fields = rows.flat();
          const [first, ...others] = form.problems
            .map(([field]) => field)
            .filter((field) => fields.includes(field));
          return (
            <li key={title}>
              <Button
                fullWidth
                color="inherit"
                startIcon={first ? <Circle /> : <CheckCircle className={styles.complete} />}
                className={styles.section}
                aria-disabled={first === undefined}
                onClick={({ currentTarget }) => {
                  if (first) focusField(currentTarget, first);
                }}
              >
                <span>
                  <span>{title}</span>
                  <Text as="span" size="caption" tone="muted" className={styles.state}>
                    {first ? `${countWithNoun(others.length + 1, 'field')} left` : 'Complete'}
                  </Text>
                </span>
              </Button>
            </li>
          );
        })}
      </ul>
    </nav>
  );
});

function focusField(inForm: Element, field: RestaurantField): void {
  inForm
    .closest('form')
    ?.querySelector<HTMLElement>(`[data-field="${field}"] :is(input, textarea, select, [contenteditable])`)
    ?.focus();
}
