import { observer } from 'mobx-react-lite';
import type { ComponentProps } from 'react';
import { NumberField } from './NumberField.tsx';
import { change, valueOf, type Tied } from './tied.ts';

/** A number of a draft. */
export const DraftNumber = observer(function DraftNumber<T extends object, Field extends string>({
  draft,
  part,
  ...shown
}: Tied<T, Field, number, Omit<ComponentProps<typeof NumberField>, 'onType' | 'onLeave'>>) {
  return (
    <NumberField
      {...shown}
      value={valueOf(draft, part) as number}
      error={draft.problemOf(part)}
      onType={(number) => change(draft, part, number)}
      onLeave={() => draft.touch(part)}
    />
  );
});
