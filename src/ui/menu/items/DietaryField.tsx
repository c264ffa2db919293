import Button from '@mui/material/Button';
import { useId, useState } from 'react';
import { withDietary, withoutDietary } from '#domain/menu/dietary.ts';
import { DIETARY_TYPES, type Dietary } from '#domain/menu/menu.ts';
import { useReadOnly } from '../../forms/readOnly.ts';
import { Field } from '../../forms/Field.tsx';
import { SelectField } from '../../forms/SelectField.tsx';
import { bindField } from '../../forms/bindField.tsx';
import { dietaryText } from '../../texts/menuText.ts';
import { Text } from '../../kit/text/Text.tsx';
import styles from './DietaryField.module.css';
import { RemovableChips } from './RemovableChips.tsx';

const NOTHING = { value: '', label: 'Choose a type' };

/** Dietary types with an optional level. A pending selection is added when the fields are left. */
export const DietaryField = bindField<readonly Dietary[]>(function DietaryTypes({ value: dietary, onType }) {
  const id = useId();
  const disabled = useReadOnly();
  const [type, setType] = useState('');
  const [level, setLevel] = useState('');
  const left = DIETARY_TYPES.filter((offered) => dietary.every((known) => known.type !== offered));
  const add = () => {
    const changed = withDietary(dietary, type, level);
    if (changed !== dietary) onType(changed);
    setType('');
    setLevel('');
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys of the fields in here
    <div
      role="group"
      aria-labelledby={id}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (type !== '' && !currentTarget.contains(relatedTarget)) add();
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || type === '' || !(event.target instanceof HTMLInputElement)) return;
        // Enter with nothing to add would submit the form
        event.preventDefault();
        add();
      }}
    >
      <Text size="small" strong id={id} className={styles.title}>
        Dietary
      </Text>
      <RemovableChips
        label="Dietary types"
        chips={dietary.map((mark) => ({
          id: mark.type,
          text: dietaryText(mark),
          removal: `Remove ${mark.type}`,
        }))}
        onRemove={(marked) => onType(withoutDietary(dietary, marked))}
      />
      <div className={styles.fields}>
        <SelectField
          label="Dietary type"
          value={type}
          options={[NOTHING, ...left.map((value) => ({ value, label: value }))]}
          onChoose={setType}
        />
        <Field label="Level (optional)" value={level} onType={setLevel} />
        <Button variant="outlined" disabled={disabled} aria-label="Add dietary type" onClick={add}>
          Add
        </Button>
      </div>
    </div>
  );
});
