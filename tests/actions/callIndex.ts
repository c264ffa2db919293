import { readFileSync } from 'node:fs';

/** The index file that `npm run docs:write` writes, relative to the project root. */
export const CALL_INDEX = 'docs/use-cases/calls.json';

/** An API call and the actions that need it. */
export interface IndexedCall {
  readonly method: string;
  /** `/api/companies/:companyId` */
  readonly path: string;
  readonly actions: readonly DependentAction[];
}

export interface DependentAction {
  /** Its page is `docs/use-cases/{id}.md`. */
  readonly id: string;
  /** "Deploy pending changes" */
  readonly title: string;
  /** Where it is offered: "company › Deployment Controls". */
  readonly places: readonly string[];
}

/**
 * Lists what users can no longer do when a provider breaks a call. Empty for a call no action makes.
 * @param path the call's pattern: `/api/companies/:companyId`
 */
export function whatBreaks(method: string, path: string): readonly DependentAction[] {
  const index = JSON.parse(readFileSync(CALL_INDEX, 'utf8')) as readonly IndexedCall[];
  return actionsOf(index, method, path);
}

export const actionsOf = (index: readonly IndexedCall[], method: string, path: string) =>
  index.find((call) => call.method === method && call.path === path)?.actions ?? [];
