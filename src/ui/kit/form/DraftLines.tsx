import { observer } from 'mobx-react-lite';
import type { ComponentProps } from 'react';
import { LinesField } from './LinesField.tsx';
import { change, valueOf, type Tied } from './tied.ts';

/** A list of texts of a draft. */
export const DraftLines = observer(function DraftLines<T extends object, Field extends string>({
  draft,
  part,
  ...shown
}: Tied<
  T,
  Field,
  readonly string[],
  Omit<ComponentProps<typeof LinesField>, 'lines' | 'onType' | 'onLeave'>
>) {
  return (
    <LinesField
      {...shown}
      lines={valueOf(draft, part) as readonly string[]}
      error={draft.problemOf(part)}
      onType={(lines) => change(draft, part, lines)}
      onLeave={() => draft.touch(part)}
    />
  );
});
