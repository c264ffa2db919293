import Link from '@mui/material/Link';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { FieldGroup } from '../../forms/FieldGroup.tsx';
import { Alert } from '../../kit/feedback/Alert.tsx';
import { SecondaryText } from '../../kit/text/SecondaryText.tsx';
import { useSupportMail } from '../../kit/browser/useSupportMail.ts';
import { createRestaurantStepText } from '../../texts/restaurantText.ts';
import type { CreateRestaurantViewModel } from '../CreateRestaurantViewModel.ts';
import type { MenuFilePart } from '../dialog.ts';
import { FieldRows } from '../form/RestaurantFormFields.tsx';
import styles from './CreateForm.module.css';
import { StartingMenuStep } from './StartingMenuStep.tsx';
import { Stepper } from './Stepper.tsx';

interface Props {
  readonly vm: CreateRestaurantViewModel;
}

/** The form of a new restaurant: the list of steps and the fields of the current step. */
export const CreateForm = observer(function CreateForm({
  vm,
  MenuFile,
}: Props & { readonly MenuFile: MenuFilePart }) {
  const { form, steps } = vm;
  const { title, help, rows } = steps.current;
  const step = useRef<HTMLDivElement>(null);
  const { index, moveCount } = steps;
  useEffect(() => {
    // scrolls to the top of the new step
    step.current?.closest('.MuiDialogContent-root')?.scrollTo({ top: 0 });
  }, [index]);
  useEffect(() => {
    if (moveCount === 0) return;
    const first = '[aria-invalid="true"], input:not([type="radio"]), input:checked, input, textarea';
    step.current?.querySelector<HTMLElement>(first)?.focus();
  }, [moveCount]);
  return (
    <div className={styles.columns}>
      <Stepper steps={steps} />
      <div ref={step} className={styles.step}>
        <Problems vm={vm} />
        <FieldGroup key={title} title={title} help={help}>
          {steps.isLast ? (
            <StartingMenuStep vm={vm} rows={rows} MenuFile={MenuFile} />
          ) : (
            <FieldRows form={form} rows={rows} />
          )}
          {rows.flat().includes('telephonyPhoneId') && <NoPhoneLine />}
        </FieldGroup>
      </div>
    </div>
  );
});

/** After a submit, names the steps with problems. When Next is blocked, says what to do. */
const Problems = observer(function Problems({ vm: { form, steps } }: Props) {
  const count = form.problemsAfterSubmit.length;
  if (count > 0) {
    const titles = steps.states.filter(({ missing }) => missing > 0).map(({ title }) => title);
    return <Alert tone="error">{createRestaurantStepText.attention(count, titles)}</Alert>;
  }
  const isBlocked = steps.isBlocked && (steps.states[steps.index]?.shown ?? 0) > 0;
  return isBlocked && <Alert tone="info">{createRestaurantStepText.blocked}</Alert>;
});

function NoPhoneLine() {
  const mail = useSupportMail();
  return (
    <SecondaryText>
      {createRestaurantStepText.noLine}
      <Link href={mail(createRestaurantStepText.askSupportSubject)}>
        {createRestaurantStepText.askSupport}
      </Link>
      .
    </SecondaryText>
  );
}
