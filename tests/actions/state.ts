import type { ScenarioName } from '../../mocks/scenarios/scenarios.ts';

/** The IDs an action needs from its state, by name. */
export type Values = Readonly<Record<string, string>>;

/** An action's starting state. */
export type State =
  /** A scenario of the mock; `?scenario=` in the browser. */
  | {
      readonly scenario: ScenarioName;
      /** Set if the screen depends on the date, so the address must set the clock. */
      readonly isOfItsDay?: true;
    }
  /** The seed as seen by a persona, with the relevant IDs; `?as=` in the browser. */
  | { readonly as: string; readonly values: Values }
  /** The seed, signed out. */
  | { readonly visitor: Values };
