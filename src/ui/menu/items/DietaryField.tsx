import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { withDietary, withoutDietary } from '#domain/menu/dietary.ts';
import { DIETARY_TYPES, type Dietary } from '#domain/menu/menu.ts';
import { useReadOnly } from '../../forms/readOnly.ts';
import { Field } from '../../forms/Field.tsx';
import { SelectField } from '../../forms/SelectField.tsx';
import { bindField } from '../../forms/bindField.tsx';
import { dietaryText } from '../../texts/menuText.ts';
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
    <Box
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
      <Typography variant="body2" id={id} sx={{ fontWeight: 600, mb: 0.5 }}>
        Dietary
      </Typography>
      <RemovableChips
        label="Dietary types"
        chips={dietary.map((mark) => ({
          id: mark.type,
          text: dietaryText(mark),
          removal: `Remove ${mark.type}`,
        }))}
        onRemove={(marked) => onType(withoutDietary(dietary, marked))}
      />
      <Box
        sx={{
          display: 'grid',
          gap: 1,
          alignItems: 'end',
          gridTemplateColumns: { xs: 'minmax(0, 1fr) auto', sm: 'minmax(0, 1fr) minmax(0, 1fr) auto' },
          '& > div:first-of-type': { gridColumn: { xs: '1 / -1', sm: 'auto' } },
        }}
      >
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
      </Box>
    </Box>
  );
});
