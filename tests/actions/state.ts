import type { ScenarioName } from '../../mocks/scenarios/scenarios.ts';

/** What of a state an action needs to know: the ids of its things, by name. */
export type Values = Readonly<Record<string, string>>;

/** The state that an action begins in. */
export type State =
  /** A named state of the mock; in the browser `?scenario=`. */
  | {
      readonly scenario: ScenarioName;
      /** What is shown depends on the day: the address opens it on the day of its data. */
      readonly isOfItsDay?: true;
    }
  /** The seed as one of its people sees it, and the ids that matter of it; in the browser `?as=`. */
  | { readonly as: string; readonly values: Values }
  /** The seed, with nobody signed in. */
  | { readonly visitor: Values };
