import Button from '@mui/material/Button';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useState } from 'react';
import { withAliases } from '#domain/menu/aliases.ts';
import { useReadOnly } from '../../forms/readOnly.ts';
import { FieldFrame } from '../../forms/FieldFrame.tsx';
import { bindField } from '../../forms/bindField.tsx';
import { Row } from '../../kit/layout/Row.tsx';
import { RemovableChips } from './RemovableChips.tsx';

/** A tag input for aliases. Pending text is added when the field is left. */
export const AliasField = bindField<readonly string[]>(function Aliases({ value: aliases, onType }) {
  const disabled = useReadOnly();
  const [typed, setTyped] = useState('');
  const add = () => {
    const changed = withAliases(aliases, typed);
    if (changed !== aliases) onType(changed);
    setTyped('');
  };
  return (
    <FieldFrame label="Aliases" help="Other names callers use. Separate them with commas or press Enter.">
      {({ id, describedBy }) => (
        <>
          <RemovableChips
            label="Aliases"
            chips={aliases.map((alias) => ({ id: alias, text: alias, removal: `Remove alias ${alias}` }))}
            onRemove={(alias) => onType(aliases.filter((other) => other !== alias))}
          />
          <Row align="stretch">
            <OutlinedInput
              id={id}
              fullWidth
              disabled={disabled}
              value={typed}
              onChange={({ target }) => setTyped(target.value)}
              onBlur={add}
              onKeyDown={(event) => {
                if (event.key !== 'Enter' || typed.trim() === '') return;
                // Enter in an empty field would submit the form
                event.preventDefault();
                add();
              }}
              slotProps={{ input: { dir: 'auto', 'aria-describedby': describedBy } }}
            />
            <Button variant="outlined" disabled={disabled} aria-label="Add alias" onClick={add}>
              Add
            </Button>
          </Row>
        </>
      )}
    </FieldFrame>
  );
});
