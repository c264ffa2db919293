import type { ReactNode } from 'react';
import { Handset, TableSetting, Toolbox } from '../art/drawings.tsx';

interface DemoPlan {
  readonly name: string;
  readonly text: string;
  readonly drawing: ReactNode;
}

/** The demos that cannot be tried yet. */
export const demoPlans: readonly DemoPlan[] = [
  {
    name: 'Reception',
    text: 'Incoming calls answered, questions settled, appointments made.',
    drawing: <Handset />,
  },
  {
    name: 'Collecting answers',
    text: 'A short survey after the meal, asked and answered by voice.',
    drawing: <TableSetting />,
  },
  {
    name: 'Hands-free maintenance',
    text: 'The manual read to a technician who has no hand free.',
    drawing: <Toolbox />,
  },
];
