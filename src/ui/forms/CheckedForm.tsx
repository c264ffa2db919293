import type { ComponentProps } from 'react';
import { silentInput } from './reportSilentInput.ts';
import { focusFirstInvalid } from '../kit/controls/focusFirstInvalid.ts';

interface Props extends Pick<
  ComponentProps<'form'>,
  'aria-label' | 'aria-labelledby' | 'children' | 'className' | 'id' | 'onKeyDownCapture' | 'ref' | 'tabIndex'
> {
  readonly onSubmit: () => void;
}

/** A form that shows errors at its fields. Submitting focuses the first one that needs attention. */
export function CheckedForm({ onSubmit, ...form }: Props) {
  return (
    <form
      noValidate
      {...form}
      {...silentInput.handlers}
      onSubmit={(event) => {
        event.preventDefault();
        silentInput.report(event.currentTarget);
        onSubmit();
        focusFirstInvalid(event.currentTarget);
      }}
    />
  );
}
