import Button from '@mui/material/Button';
import { FieldWithConflict } from '../../forms/FieldWithConflict.tsx';
import { observer } from 'mobx-react-lite';
import type { AutoFilledField } from '#domain/restaurants/autoFill.ts';
import type { RestaurantField } from '#domain/restaurants/restaurant.ts';
import { RESTAURANT_VOICES } from '#domain/restaurants/voices.ts';
import { GreetingHint } from '../../forms/GreetingHint.tsx';
import { FieldGroup } from '../../forms/FieldGroup.tsx';
import { SelectField } from '../../forms/SelectField.tsx';
import { restaurantLabel, createRestaurantStepText } from '../../texts/restaurantText.ts';
import { MenuJsonField } from '../menuJson/MenuJsonField.tsx';
import { IncompleteSections, ProblemSummary } from './IncompleteSections.tsx';
import type { ShownRestaurant } from './RestaurantEditor.ts';
import { formSteps, type FormStep } from './steps.ts';
import { TextField } from './TextField.tsx';
import { Cluster } from '../../kit/layout/Row.tsx';
import { Stack } from '../../kit/layout/Stack.tsx';
import { SecondaryText } from '../../kit/text/SecondaryText.tsx';
import words from '../../kit/text/words.module.css';
import styles from './RestaurantFormFields.module.css';

interface Props {
  readonly form: ShownRestaurant;
  /** Absent for a new restaurant. */
  readonly restaurantId?: string | undefined;
}

/** All fields of an existing restaurant, grouped by section. */
export function RestaurantFormFields({ form, restaurantId }: Props) {
  return (
    <>
      <ProblemSummary form={form} />
      <div className={styles.columns}>
        <Stack gap={32}>
          {formSteps(form).map(({ title, help, rows }) => (
            <FieldGroup key={title} title={title} help={help}>
              <FieldRows form={form} rows={rows} restaurantId={restaurantId} />
            </FieldGroup>
          ))}
        </Stack>
        <IncompleteSections form={form} />
      </div>
    </>
  );
}

/** Fields in rows, each with its conflicts. */
export function FieldRows({ form, rows, restaurantId }: Props & Pick<FormStep, 'rows'>) {
  return rows.map((row) => {
    const controls = row.map((field) => (
      <FieldWithConflict key={field} fields={form.controller.fields} part={field}>
        <Control form={form} field={field} restaurantId={restaurantId} />
      </FieldWithConflict>
    ));
    if (controls.length === 1) return controls;
    return (
      <div key={row.join()} className={styles.pair}>
        {controls}
      </div>
    );
  });
}

function Control({ form, field, restaurantId }: Props & { readonly field: RestaurantField }) {
  switch (field) {
    case 'menuJson':
      return <MenuJsonField form={form} />;
    case 'voiceId':
      return <VoiceField form={form} isNew={restaurantId === undefined} />;
    case 'assistantId':
    case 'firstMessage':
      return <AutoField form={form} field={field} restaurantId={restaurantId} />;
    default:
      return <TextField form={form} field={field} />;
  }
}

const voices = RESTAURANT_VOICES.map((voice) => ({ value: voice as string, label: voice }));

interface VoiceProps extends Pick<Props, 'form'> {
  /** Whether the restaurant is new. The host plays voices only for existing restaurants. */
  readonly isNew: boolean;
}

const VoiceField = observer(function VoiceField({ form, isNew }: VoiceProps) {
  return (
    <div data-field="voiceId">
      <SelectField
        label={restaurantLabel.voiceId}
        help={isNew ? createRestaurantStepText.voice : undefined}
        value={form.textOf('voiceId')}
        options={voices}
        error={form.controller.fields.problemOf('voiceId')}
        onChoose={(voice) => form.type('voiceId', voice)}
      />
    </div>
  );
});

interface AutoProps extends Props {
  readonly field: AutoFilledField;
}

/** An auto-filled field. Says when it was updated to match the name, and can undo or repeat the update. */
const AutoField = observer(function AutoField({ form, field, restaurantId }: AutoProps) {
  const { isAutomatic, replaced, mayFollowAgain } = form.autoFillOf(field);
  const fillButton = (label: string, go: (field: AutoFilledField) => void) => (
    <Button
      aria-label={`${label}, ${restaurantLabel[field]}`}
      className={styles.fillButton}
      onClick={() => go(field)}
    >
      {label}
    </Button>
  );
  return (
    <div>
      <TextField form={form} field={field} note={isAutomatic ? 'auto' : undefined} />
      {field === 'firstMessage' && restaurantId !== undefined && (
        <SecondaryText>
          <GreetingHint place="details" restaurantId={restaurantId} />
        </SecondaryText>
      )}
      <Cluster role="status" className={styles.following}>
        {replaced !== undefined && (
          <>
            <SecondaryText className={words.breaks}>
              {`Updated to match the name. Before: “${replaced}”.`}
            </SecondaryText>
            {fillButton('Undo', form.undoFill)}
          </>
        )}
        {mayFollowAgain && fillButton('Update to match the name', form.followAgain)}
      </Cluster>
    </div>
  );
});
