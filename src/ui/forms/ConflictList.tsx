import Box from '@mui/material/Box';
import { observer } from 'mobx-react-lite';
import { conflictText } from '../texts/conflictText.ts';
import { ConflictChoice } from './ConflictChoice.tsx';
import type { FieldConflict } from './FormState.ts';

interface Props {
  readonly fields: {
    readonly unclaimedConflicts: readonly FieldConflict[];
    choose(conflict: FieldConflict, side: 'mine' | 'theirs'): void;
  };
}

/** Conflicts that have no field on the screen, such as a removed list item. */
export const ConflictList = observer(function ConflictList({ fields }: Props) {
  const { unclaimedConflicts: conflicts } = fields;
  if (conflicts.length === 0) return null;
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      {conflicts.map((conflict) => (
        <ConflictChoice
          key={conflict.path.join('.')}
          conflict={conflict}
          label={conflictText.label(conflict.path)}
          onChoose={fields.choose}
        />
      ))}
    </Box>
  );
});
