import type { Part } from './part.ts';
import { rules } from './rules/rules.ts';
import { states } from './states/states.ts';
import { useCases } from './useCases/useCases.ts';

/** The generated parts of the handbook, in the order in which it lists them. */
export const parts: readonly Part[] = [useCases, rules, states];
