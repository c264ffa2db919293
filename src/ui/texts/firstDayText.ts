import type { FirstDayStep } from '#domain/restaurants/firstDaySteps.ts';

const STEPS: Readonly<Record<FirstDayStep, { readonly toDo: string; readonly of: string }>> = {
  menu: { toDo: 'Fill the menu', of: 'Menu' },
  voice: { toDo: 'Set up the voice', of: 'Voice' },
  instructions: { toDo: 'Give instructions', of: 'Instructions' },
  telephony: { toDo: 'Set the number', of: 'Number' },
  deployments: { toDo: 'Deploy it all', of: 'Deployment' },
};

/** What a new restaurant has yet to do; all of it is added. Short: two of them stand side by side on a phone. */
export const firstDayText = {
  title: 'Left to do until the phone answers',
  toDo: (step: FirstDayStep) => STEPS[step].toDo,
  unknown: (step: FirstDayStep) => `${STEPS[step].of}: not known`,
} as const;
