import type { FirstDayStep } from '#domain/restaurants/firstDaySteps.ts';

const STEPS: Readonly<Record<FirstDayStep, { readonly toDo: string; readonly of: string }>> = {
  menu: { toDo: 'Add your menu', of: 'Menu' },
  voice: { toDo: 'Set up the voice', of: 'Voice' },
  instructions: { toDo: 'Add instructions', of: 'Instructions' },
  telephony: { toDo: 'Connect your number', of: 'Number' },
  deployments: { toDo: 'Go live', of: 'Deployment' },
};

/** The setup steps of a new restaurant. Short, so that two fit in a row on a phone. */
export const firstDayText = {
  title: 'Finish setting up',
  toDo: (step: FirstDayStep) => STEPS[step].toDo,
  unknown: (step: FirstDayStep) => `${STEPS[step].of}: unavailable`,
} as const;
