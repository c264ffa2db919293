import Button from '@mui/material/Button';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useState } from 'react';
import { withAliases } from '#domain/menu/aliases.ts';
import { useReadOnly } from '../../forms/readOnly.ts';
import { FieldFrame } from '../../forms/FieldFrame.tsx';
import { bindField } from '../../forms/bindField.tsx';
import { Row } from '../../kit/layout/Row.tsx';
import { RemovableChips } from './RemovableChips.tsx';
import { usePendingEntry } from './usePendingEntry.ts';

const itself = (alias: string) => alias;

/**
 * A field for aliases. Text is part of the form as soon as it is typed, and becomes a chip on Enter or when
 * the field loses focus.
 */
export const AliasField = bindField<readonly string[]>(function Aliases({ value, onType }) {
  const disabled = useReadOnly();
  const [typed, setTyped] = useState('');
  const { added, propose, add } = usePendingEntry({ list: value, keyOf: itself, onType });
  const type = (text: string) => {
    setTyped(text);
    propose(withAliases(added, text));
  };
  const addTyped = () => {
    add();
    setTyped('');
  };
  return (
    <FieldFrame label="Aliases" help="Other names callers use. Separate them with commas or press Enter.">
      {({ id, describedBy }) => (
        <>
          <RemovableChips
            label="Aliases"
            chips={added.map((alias) => ({ id: alias, text: alias, removal: `Remove alias ${alias}` }))}
            onRemove={(alias) => onType(value.filter((other) => other !== alias))}
          />
          <Row align="stretch">
            <OutlinedInput
              id={id}
              fullWidth
              disabled={disabled}
              value={typed}
              onChange={({ target }) => type(target.value)}
              onBlur={addTyped}
              onKeyDown={(event) => {
                if (event.key !== 'Enter' || typed.trim() === '') return;
                // keeps Enter in an empty field from submitting the form
                event.preventDefault();
                addTyped();
              }}
              slotProps={{ input: { dir: 'auto', 'aria-describedby': describedBy } }}
            />
            <Button variant="outlined" disabled={disabled} aria-label="Add alias" onClick={addTyped}>
              Add
            </Button>
          </Row>
        </>
      )}
    </FieldFrame>
  );
});
