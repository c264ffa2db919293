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

/** What people can no longer do, and read, when a provider answers a call in another way; nothing for a call that nobody makes. */
export function whatBreaks(method: string, path: string): readonly DependentAction[] {
  const index = JSON.parse(readFileSync(CALL_INDEX, 'utf8')) as readonly IndexedCall[];
  return callOf(index, method, path)?.actions ?? [];
}

/** The call of a list that a request is: of several that fit the one that says most. */
export function callOf<T extends Pick<IndexedCall, 'method' | 'path'>>(
  calls: readonly T[],
  method: string,
  path: string,
): T | undefined {
  const fitting = calls.filter((call) => call.method === method && isOf(call.path, path));
  return fitting.toSorted((one, other) => openParts(one.path) - openParts(other.path))[0];
}

function isOf(pattern: string, path: string): boolean {
  const [parts, given] = [pattern.split('/'), path.split('/')];
  return (
    parts.length === given.length &&
    parts.every((part, index) => part.startsWith(':') || part === given[index])
  );
}

const openParts = (pattern: string) => pattern.split(':').length;
