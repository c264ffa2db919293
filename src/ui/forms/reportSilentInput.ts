import type { AnimationEvent, FormEvent } from 'react';

let isReporting = false;

/**
 * Reports text that the browser or a password manager filled in without an event. The next render would
 * remove it.
 */
function reportSilentInput(form: HTMLFormElement): void {
  if (isReporting) return;
  isReporting = true;
  for (const control of form.elements) {
    const isText = control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement;
    // React keeps the two equal
    if (isText && !control.readOnly && control.value !== control.defaultValue)
      control.dispatchEvent(new Event('input', { bubbles: true }));
  }
  isReporting = false;
}

/** Handlers of a form that notices silent input. It must also do so before it submits. */
export const silentInput = {
  report: reportSilentInput,
  handlers: {
    onInputCapture: ({ currentTarget }: FormEvent<HTMLFormElement>) => reportSilentInput(currentTarget),
    // MUI animates fields that the browser fills
    onAnimationStart: ({ animationName, currentTarget }: AnimationEvent<HTMLFormElement>) => {
      if (animationName === 'mui-auto-fill') reportSilentInput(currentTarget);
    },
  },
};
