import type { AnimationEvent, FormEvent } from 'react';

/** Fields that password managers fill. Sliders and numbers change their value by themselves. */
const FILLED = ['text', 'email', 'password', 'tel', 'url'].map((type) => `input[type=${type}]`).join(', ');

let isReporting = false;

/**
 * Reports text that the browser or a password manager filled in without an event. The next render would
 * remove it.
 */
function reportSilentInput(form: HTMLFormElement): void {
  if (isReporting) return;
  isReporting = true;
  for (const control of form.querySelectorAll<HTMLInputElement>(FILLED)) {
    // React keeps the two equal
    if (control.value !== control.defaultValue) control.dispatchEvent(new Event('input', { bubbles: true }));
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
