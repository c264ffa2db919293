import type { ComponentProps, SyntheticEvent } from 'react';
import { reportSilentInput } from './reportSilentInput.ts';
import { focusFirstInvalid } from '../kit/controls/focusFirstInvalid.ts';

interface Props extends Pick<
  ComponentProps<'form'>,
  | 'aria-label'
  | 'aria-labelledby'
  | 'children'
  | 'className'
  | 'id'
  | 'noValidate'
  | 'onKeyDownCapture'
  | 'ref'
  | 'tabIndex'
> {
  readonly onSubmit: () => void;
}

const report = ({ currentTarget }: SyntheticEvent<HTMLFormElement>) => reportSilentInput(currentTarget);

/**
 * A form that sends what its fields show, and shows errors at them. Submitting focuses the first one that needs
 * attention. (see rule: silent input)
 */
export function CheckedForm({ onSubmit, ...form }: Props) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- reads the fields
    <form
      noValidate
      {...form}
      onInputCapture={report}
      // MUI animates fields that the browser fills
      onAnimationStart={report}
      // the button may be disabled until then
      onPointerOver={report}
      onKeyDown={report}
      onSubmit={(event) => {
        event.preventDefault();
        report(event);
        onSubmit();
        focusFirstInvalid(event.currentTarget);
      }}
    />
  );
}
