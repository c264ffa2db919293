import type { RecordedAction } from '../../../tests/actions/handbook.ts';

/** An action that needs an API call. Its page is `docs/use-cases/{id}.md`. */
export type DependentAction = Pick<RecordedAction, 'id' | 'title'>;

/** The actions that need each API call, by method and pattern: `GET /api/companies/:companyId`. */
export function actionsByCall(
  actions: readonly RecordedAction[],
): ReadonlyMap<string, readonly DependentAction[]> {
  const calls = new Map<string, DependentAction[]>();
  for (const { id, title, failures } of actions) {
    for (const { method, path } of failures) {
      const key = `${method} ${path}`;
      calls.set(key, [...(calls.get(key) ?? []), { id, title }]);
    }
  }
  return calls;
}
