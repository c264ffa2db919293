import type { ScenarioName } from '../../../mocks/scenarios/scenarios.ts';

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

/** What a test may do to the backend, in the same words wherever it runs. */
export interface Backend {
  /** Opens a page as this person, who has signed in before. */
  openAs(credentials: Credentials, path: string): Promise<void>;
  /** Opens a page in a named state of the backend, as the user whom the state signs in. */
  openIn(scenario: ScenarioName, path: string): Promise<void>;
  /** Lets a call fail, in the notation of `mocks/faults/faultNotation.ts`. */
  fault(notation: string): Promise<void>;
  /** Ends all faults. */
  repair(): Promise<void>;
  /** Milliseconds that every call takes longer. */
  latency(milliseconds: number): Promise<void>;
  /** Ends the life of all access tokens; the sessions can be refreshed. */
  expireTokens(): Promise<void>;
  /** From now on orders arrive and get printed only when a test says so. */
  pauseOrders(): Promise<void>;
  /** Lets an order arrive now; gives its number. */
  arriveOrder(companyId: string): Promise<string>;
  printOrder(companyId: string, orderNumber: string): Promise<void>;
  /** Brings the seed back. */
  reset(): Promise<void>;
}
