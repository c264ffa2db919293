import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useState } from 'react';
import { withAlias } from '#domain/menu/aliases.ts';
import { useReadOnly } from '../../../kit/form/readOnly.ts';
import { FieldFrame } from '../../../kit/form/FieldFrame.tsx';
import { chipRow } from './chipRow.ts';

interface Props {
  readonly aliases: readonly string[];
  readonly onChange: (aliases: readonly string[]) => void;
}

/** What callers may also call an item: typed one by one. What was typed and not added is added when the field is left. */
export function AliasField({ aliases, onChange }: Props) {
  const disabled = useReadOnly();
  const [typed, setTyped] = useState('');
  const add = () => {
    const changed = withAlias(aliases, typed);
    if (changed !== aliases) onChange(changed);
    setTyped('');
  };
  const remove = (alias: string) => onChange(aliases.filter((other) => other !== alias));
  return (
    <FieldFrame label="Aliases" help="Other names that callers may use. Enter adds one.">
      {({ id, describedBy }) => (
        <>
          {aliases.length > 0 && (
            <Box component="ul" aria-label="Aliases" sx={chipRow}>
              {aliases.map((alias) => (
                <li key={alias}>
                  <Chip
                    label={alias}
                    disabled={disabled}
                    aria-label={`Remove alias ${alias}`}
                    onClick={() => remove(alias)}
                    onDelete={() => remove(alias)}
                  />
                </li>
              ))}
            </Box>
          )}
          <Box sx={{ display: 'flex', gap: 1 }}>
            <OutlinedInput
              id={id}
              fullWidth
              disabled={disabled}
              value={typed}
              onChange={({ target }) => setTyped(target.value)}
              onBlur={add}
              onKeyDown={(event) => {
                if (event.key !== 'Enter' || typed.trim() === '') return;
                // the form is sent by Enter in an empty field
                event.preventDefault();
                add();
              }}
              slotProps={{ input: { 'aria-describedby': describedBy } }}
            />
            <Button variant="outlined" disabled={disabled} aria-label="Add alias" onClick={add}>
              Add
            </Button>
          </Box>
        </>
      )}
    </FieldFrame>
  );
}
