import Box from '@mui/material/Box';
import type { SxProps } from '@mui/material/styles';
import type { ComponentProps } from 'react';
import { focusFirstInvalid } from '../kit/focusFirstInvalid.ts';

interface Props extends Pick<
  ComponentProps<'form'>,
  'aria-label' | 'aria-labelledby' | 'children' | 'id' | 'onKeyDownCapture' | 'ref' | 'tabIndex'
> {
  /** The form's state. */
  readonly draft: { submit(): void };
  readonly sx?: SxProps;
}

/** A form that shows errors at its fields. Submitting focuses the first invalid field. */
export function CheckedForm({ draft, ...form }: Props) {
  return (
    <Box
      component="form"
      noValidate
      {...form}
      onSubmit={(event) => {
        event.preventDefault();
        draft.submit();
        focusFirstInvalid(event.currentTarget);
      }}
    />
  );
}
