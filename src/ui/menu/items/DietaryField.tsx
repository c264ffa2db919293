import Button from '@mui/material/Button';
import { useId, useState } from 'react';
import { withDietary, withoutDietaryMark } from '#domain/menu/dietary.ts';
import { DIETARY_TYPES, type Dietary } from '#domain/menu/menu.ts';
import { useReadOnly } from '../../forms/readOnly.ts';
import { Field } from '../../forms/Field.tsx';
import { SelectField } from '../../forms/SelectField.tsx';
import { bindField } from '../../forms/bindField.tsx';
import { dietaryLevelText, dietaryText } from '../../texts/menuText.ts';
import { Text } from '../../kit/text/Text.tsx';
import styles from './DietaryField.module.css';
import { RemovableChips } from './RemovableChips.tsx';
import { usePendingEntry } from './usePendingEntry.ts';

const NOTHING = { value: '', label: 'Choose a type' };
const NONE = { type: '', level: '' };

const typeOf = ({ type }: Dietary) => type;

/**
 * A field for dietary types, each with an optional level. A type is part of the form as soon as it is chosen,
 * and becomes a chip on Enter or when the field loses focus.
 */
export const DietaryField = bindField<readonly Dietary[]>(function DietaryTypes({ value, onType }) {
  const id = useId();
  const disabled = useReadOnly();
  const [chosen, setChosen] = useState(NONE);
  const { added, propose, add } = usePendingEntry({ list: value, keyOf: typeOf, onType });
  const { type, level } = chosen;
  const left = DIETARY_TYPES.filter((offered) => added.every((known) => known.type !== offered));
  const choose = (changed: typeof NONE) => {
    setChosen(changed);
    propose(withDietary(added, changed.type, changed.level));
  };
  const addChosen = () => {
    add();
    setChosen(NONE);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys of the fields in here
    <div
      role="group"
      aria-labelledby={id}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (type !== '' && !currentTarget.contains(relatedTarget)) addChosen();
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || type === '' || !(event.target instanceof HTMLInputElement)) return;
        // keeps Enter without an entry from submitting the form
        event.preventDefault();
        addChosen();
      }}
    >
      <Text size="small" strong id={id} className={styles.title}>
        Dietary
      </Text>
      <RemovableChips
        label="Dietary types"
        chips={added.map((mark) => ({
          id: mark.type,
          text: dietaryText(mark),
          removal: `Remove ${mark.type}`,
        }))}
        onRemove={(marked) => onType(withoutDietaryMark(value, marked))}
      />
      <div className={styles.fields}>
        <SelectField
          label="Dietary type"
          value={type}
          options={[NOTHING, ...left.map((offered) => ({ value: offered, label: offered }))]}
          onChoose={(offered) => choose({ type: offered, level })}
        />
        <Field
          label="Level (optional)"
          value={level}
          onType={(text) => choose({ type, level: text })}
          // a level without a type would not be saved
          readOnly={type === ''}
          placeholder={type === '' ? dietaryLevelText.needsType : undefined}
        />
        <Button variant="outlined" disabled={disabled} aria-label="Add dietary type" onClick={addChosen}>
          Add
        </Button>
      </div>
    </div>
  );
});
