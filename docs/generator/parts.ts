import { engines } from './engines/engines.ts';
import { failures } from './failures/failures.ts';
import { headers } from './headers/headers.ts';
import { kit } from './kit/kit.ts';
import type { Part } from './part.ts';
import { rules } from './rules/rules.ts';
import { screens } from './screens/screens.ts';
import { states } from './states/states.ts';
import { useCases } from './useCases/useCases.ts';

/** The generated parts of the handbook. */
export const parts: readonly Part[] = [useCases, rules, screens, kit, failures, states, engines, headers];
