import type { ScenarioName } from '../../scenarios/scenarios.ts';
import { pageLocalStorage } from '../pageStorage.ts';
import { SANDBOX_KEY } from '../urlCommandNames.ts';

/** The settings that this browser's backend started with. */
export interface Sandbox {
  /** The time at which the clock is frozen, in ISO 8601 UTC. Missing while the clock runs. */
  readonly clock?: string | undefined;
  /** The random seed of the demo rows. Missing for the standard demo. */
  readonly seed?: number | undefined;
  /** A scenario that replaces the demo rows. */
  readonly scenario?: ScenarioName | undefined;
  /** The email of the user the scenario signs in. */
  readonly signedIn?: string | undefined;
}

/** Returns this browser's sandbox, which all tabs share. */
export function storedSandbox(): Sandbox {
  return JSON.parse(pageLocalStorage.getItem(SANDBOX_KEY) ?? '{}') as Sandbox;
}

export function storeSandbox(sandbox: Sandbox): void {
  const text = JSON.stringify(sandbox);
  if (text === '{}') pageLocalStorage.removeItem(SANDBOX_KEY);
  else pageLocalStorage.setItem(SANDBOX_KEY, text);
}
