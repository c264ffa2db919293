import type { ScenarioName } from '../../mocks/scenarios/scenarios.ts';

/** The IDs of a state that an action needs, by name. */
export type Values = Readonly<Record<string, string>>;

/** The state in which an action starts. */
export type State =
  /** A scenario of the mock; `?scenario=` in the browser. */
  | {
      readonly scenario: ScenarioName;
      /** Set if the screen depends on the date. The address then sets the clock. */
      readonly isOfItsDay?: true;
    }
  /** The seed for a persona, with the IDs that the action needs; `?as=` in the browser. */
  | { readonly as: string; readonly values: Values }
  /** The seed for a signed-out visitor. */
  | { readonly visitor: Values };
