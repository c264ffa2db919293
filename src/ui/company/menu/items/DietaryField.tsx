import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { withDietary, withoutDietary } from '#domain/menu/dietary.ts';
import { DIETARY_TYPES, type Dietary } from '#domain/menu/menu.ts';
import { useReadOnly } from '../../../kit/form/readOnly.ts';
import { Field } from '../../../kit/Field.tsx';
import { SelectField } from '../../../kit/form/SelectField.tsx';
import { chipRow } from './chipRow.ts';

interface Props {
  readonly dietary: readonly Dietary[];
  readonly onChange: (dietary: readonly Dietary[]) => void;
}

const NOTHING = { value: '', label: 'Choose a type' };

/** Dietary types with an optional level. What was chosen and not added is added when these fields are left. */
export function DietaryField({ dietary, onChange }: Props) {
  const id = useId();
  const disabled = useReadOnly();
  const [type, setType] = useState('');
  const [level, setLevel] = useState('');
  const left = DIETARY_TYPES.filter((offered) => dietary.every((known) => known.type !== offered));
  const add = () => {
    const changed = withDietary(dietary, type, level);
    if (changed !== dietary) onChange(changed);
    setType('');
    setLevel('');
  };
  const remove = (marked: string) => onChange(withoutDietary(dietary, marked));
  return (
    <Box
      role="group"
      aria-labelledby={id}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (type !== '' && !currentTarget.contains(relatedTarget)) add();
      }}
    >
      <Typography variant="body2" id={id} sx={{ fontWeight: 600, mb: 0.5 }}>
        Dietary
      </Typography>
      {dietary.length > 0 && (
        <Box component="ul" aria-label="Dietary types" sx={chipRow}>
          {dietary.map((mark) => (
            <li key={mark.type}>
              <Chip
                label={mark.level ? `${mark.type} (${mark.level})` : mark.type}
                disabled={disabled}
                aria-label={`Remove ${mark.type}`}
                onClick={() => remove(mark.type)}
                onDelete={() => remove(mark.type)}
              />
            </li>
          ))}
        </Box>
      )}
      <Box
        sx={{
          display: 'grid',
          gap: 1,
          alignItems: 'end',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) minmax(0, 1fr) auto' },
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
}
