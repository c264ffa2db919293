import type { FirstDayStep } from '#domain/restaurants/firstDaySteps.ts';

const STEPS: Readonly<Record<FirstDayStep, { readonly toDo: string; readonly of: string }>> = {
  menu: { toDo: 'Add your menu', of: 'menu' },
  voice: { toDo: 'Set up the voice', of: 'voice' },
  instructions: { toDo: 'Add instructions', of: 'instructions' },
  telephony: { toDo: 'Connect your number', of: 'number' },
  deployments: { toDo: 'Go live', of: 'deployment' },
};

/** The setup steps of a new restaurant. Short, so that two fit in a row on a phone. */
export const setupStepsText = {
  title: 'Finish setting up',
  toDo: (step: FirstDayStep) => STEPS[step].toDo,
  unknown: (step: FirstDayStep) => `Couldn't check ${STEPS[step].of}`,
} as const;
