import type { ScenarioName } from '../../../mocks/scenarios/scenarios.ts';

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

/** Controls every kind of backend in tests. */
export interface Backend {
  /** Opens a page as this user, already signed in. */
  openAs(credentials: Credentials, path: string): Promise<void>;
  openIn(scenario: ScenarioName, path: string): Promise<void>;
  /** Adds a fault in the notation of `mocks/faults/faultNotation.ts`. */
  fault(notation: string): Promise<void>;
  /** Clears all faults. */
  repair(): Promise<void>;
  /** Extra delay for every request, in milliseconds. */
  latency(milliseconds: number): Promise<void>;
  /** Expires every access token. Refresh tokens stay valid. */
  expireTokens(): Promise<void>;
  /** Stops simulated orders. */
  pauseOrders(): Promise<void>;
  /** Adds an order now and returns its number. */
  arriveOrder(companyId: string): Promise<string>;
  printOrder(companyId: string, orderNumber: string): Promise<void>;
  /** Restores the seed. */
  reset(): Promise<void>;
}
