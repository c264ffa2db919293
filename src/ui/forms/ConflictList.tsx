import { observer } from 'mobx-react-lite';
import { Stack } from '../kit/layout/Stack.tsx';
import { conflictText } from '../texts/conflictText.ts';
import { ConflictChoice } from './ConflictChoice.tsx';
import type { EditConflict } from '#domain/shared/mergeEdits.ts';

interface Props {
  readonly fields: {
    readonly value: object | undefined;
    readonly saved: object | undefined;
    readonly otherAuthor: string | undefined;
    readonly unclaimedConflicts: readonly EditConflict[];
    choose(conflict: EditConflict, side: 'mine' | 'theirs'): void;
  };
}

/** Lists conflicts that no field on the screen shows, such as for a deleted list item. */
export const ConflictList = observer(function ConflictList({ fields }: Props) {
  const { unclaimedConflicts: conflicts } = fields;
  if (conflicts.length === 0) return null;
  return (
    <Stack gap={8}>
      {conflicts.map((conflict) => (
        <ConflictChoice
          key={conflict.path.join('.')}
          conflict={conflict}
          author={fields.otherAuthor}
          label={conflictText.label(conflict.path, [{ ...fields.value }, fields.saved])}
          onChoose={fields.choose}
        />
      ))}
    </Stack>
  );
});
