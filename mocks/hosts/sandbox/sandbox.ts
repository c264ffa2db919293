import type { ScenarioName } from '../../scenarios/scenarios.ts';
import { pageLocalStorage } from '../pageStorage.ts';
import { SANDBOX_KEY } from '../urlCommandNames.ts';

/** What this browser's backend started with. All current data derives from it. */
export interface Sandbox {
  /** The time the clock is frozen at, in ISO 8601 UTC. Absent while time runs. */
  readonly clock?: string | undefined;
  /** The random seed of the rows. Absent for the standard demo rows. */
  readonly seed?: number | undefined;
  /** A scenario that replaces the demo rows. */
  readonly scenario?: ScenarioName | undefined;
  /** The email of the user the scenario signs in. */
  readonly signedIn?: string | undefined;
}

/** The sandbox of this browser, shared by its tabs. */
export function storedSandbox(): Sandbox {
  return JSON.parse(pageLocalStorage.getItem(SANDBOX_KEY) ?? '{}') as Sandbox;
}

export function storeSandbox(sandbox: Sandbox): void {
  const text = JSON.stringify(sandbox);
  if (text === '{}') pageLocalStorage.removeItem(SANDBOX_KEY);
  else pageLocalStorage.setItem(SANDBOX_KEY, text);
}
