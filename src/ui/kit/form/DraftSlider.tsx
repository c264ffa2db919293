import { observer } from 'mobx-react-lite';
import type { ComponentProps } from 'react';
import { SliderField } from './SliderField.tsx';
import { change, valueOf, type Tied } from './tied.ts';

/** A number on a scale of a draft. */
export const DraftSlider = observer(function DraftSlider<T extends object, Field extends string>({
  draft,
  part,
  ...shown
}: Tied<T, Field, number, Omit<ComponentProps<typeof SliderField>, 'onChange' | 'onLeave'>>) {
  return (
    <SliderField
      {...shown}
      value={valueOf(draft, part) as number}
      error={draft.problemOf(part)}
      onChange={(number) => change(draft, part, number)}
      onLeave={() => draft.touch(part)}
    />
  );
});
