import { readFileSync } from 'node:fs';

/** Where `npm run docs:write` puts the index, from the root of the project. */
export const CALL_INDEX = 'docs/use-cases/calls.json';

/** A call of the API, and what people do that needs it. */
export interface IndexedCall {
  readonly method: string;
  /** `/api/companies/:companyId` */
  readonly path: string;
  readonly actions: readonly DependentAction[];
}

/** An action that makes a call. */
export interface DependentAction {
  /** Its page is `docs/use-cases/{id}.md`. */
  readonly id: string;
  /** "Deploy pending changes" */
  readonly title: string;
  /** Where it is offered: "company › Deployment Controls". */
  readonly places: readonly string[];
  /** What people read when the call fails, by what went wrong with it. */
  readonly endings: readonly {
    /** As in `faults.ts`, such as "JSON of another shape". */
    readonly when: readonly string[];
    /** Empty where they read nothing. */
    readonly shown: readonly string[];
  }[];
}

/**
 * What people can no longer do, and read, when a provider answers a call in another way; nothing for a call that nobody makes.
 * @param path as the calls are listed: `/api/companies/:companyId`
 */
export function whatBreaks(method: string, path: string): readonly DependentAction[] {
  const index = JSON.parse(readFileSync(CALL_INDEX, 'utf8')) as readonly IndexedCall[];
  return actionsOf(index, method, path);
}

export const actionsOf = (index: readonly IndexedCall[], method: string, path: string) =>
  index.find((call) => call.method === method && call.path === path)?.actions ?? [];
