import { observer } from 'mobx-react-lite';
import { useEffect, type ReactNode } from 'react';
import { conflictText } from '../texts/conflictText.ts';
import { ConflictChoice } from './ConflictChoice.tsx';
import type { EditConflict } from '#domain/shared/mergeEdits.ts';

interface Props {
  readonly fields: {
    readonly otherAuthor: string | undefined;
    conflictsOf(part: string): readonly EditConflict[];
    claim(part: string): () => void;
    choose(conflict: EditConflict, side: 'mine' | 'theirs'): void;
  };
  /** The field's key or path. */
  readonly part: string;
  readonly children: ReactNode;
}

/** A field. If another user changed the same field, lets the user choose between both values below it. */
export const FieldWithConflict = observer(function FieldWithConflict({ fields, part, children }: Props) {
  useEffect(() => fields.claim(part), [fields, part]);
  const conflicts = fields.conflictsOf(part);
  if (conflicts.length === 0) return children;
  return (
    <div>
      {children}
      {conflicts.map((conflict) => (
        <ConflictChoice
          key={conflict.path.join('.')}
          conflict={conflict}
          author={fields.otherAuthor}
          // the conflict needs a label only if it is about a part of the field
          label={
            conflict.path.at(-1) === part.split('.').at(-1)
              ? undefined
              : conflictText.label(conflict.path.slice(-1))
          }
          onChoose={fields.choose}
        />
      ))}
    </div>
  );
});
