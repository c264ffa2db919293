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
 * A form that sends the text its fields show, even text filled in without an event. Submitting focuses the
 * first field with an error or conflict. (see rule: silent input)
 */
export function CheckedForm({ onSubmit, ...form }: Props) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- reads the fields
    <form
      noValidate
      {...form}
      onInputCapture={report}
      // MUI starts an animation when the browser fills a field
      onAnimationStart={report}
      // the submit button may be disabled until the text is reported
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
