import type { ScenarioName } from '../../scenarios/scenarios.ts';
import { WORLD_KEY } from '../atStart.ts';

/** What the backend in this browser began with: all that there is has come of it since. */
export interface World {
  /** The instant at which time stands still, in ISO 8601 and UTC; without one it goes on. */
  readonly clock?: string | undefined;
  /** What the rows were drawn with; without one those of the demo. */
  readonly seed?: number | undefined;
  /** A named state, in place of drawn rows. */
  readonly scenario?: ScenarioName | undefined;
  /** The e-mail of whom the state has signed in. */
  readonly signedIn?: string | undefined;
}

/** The world that this browser is in; other tabs are in the same one. */
export function keptWorld(): World {
  return JSON.parse(localStorage.getItem(WORLD_KEY) ?? '{}') as World;
}

export function keepWorld(world: World): void {
  const text = JSON.stringify(world);
  if (text === '{}') localStorage.removeItem(WORLD_KEY);
  else localStorage.setItem(WORLD_KEY, text);
}
