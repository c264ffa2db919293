import { areas } from './areas/areas.ts';
import { engines } from './engines/engines.ts';
import { headers } from './headers/headers.ts';
import { kit } from './kit/kit.ts';
import type { Part } from './part.ts';
import { states } from './states/states.ts';

/** The generated parts of the handbook. */
export const parts: readonly Part[] = [areas, kit, states, engines, headers];
