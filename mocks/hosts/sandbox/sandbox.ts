import type { ScenarioName } from '../../scenarios/scenarios.ts';
import { SANDBOX_KEY } from '../urlCommandNames.ts';

/** What the backend in this browser began with: all that there is has come of it since. */
export interface Sandbox {
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
export function storedSandbox(): Sandbox {
  return JSON.parse(localStorage.getItem(SANDBOX_KEY) ?? '{}') as Sandbox;
}

export function storeSandbox(world: Sandbox): void {
  const text = JSON.stringify(world);
  if (text === '{}') localStorage.removeItem(SANDBOX_KEY);
  else localStorage.setItem(SANDBOX_KEY, text);
}
