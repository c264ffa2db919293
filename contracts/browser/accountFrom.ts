import * as v from 'valibot';
import { isDone, type Host } from '../verifier/host.ts';
import type { Account } from './crossOriginProblems.ts';

const Values = v.pipe(v.string(), v.parseJson(), v.object({ email: v.string(), password: v.string() }));

/** Asks a states endpoint for a user who can sign in. Undefined if it has none. */
export async function accountFrom(states: Host): Promise<Account | undefined> {
  const answer = await states.ask({
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ state: 'a user with a password', params: {}, action: 'setup' }),
  });
  const values = v.safeParse(Values, answer.body.toString());
  return isDone(answer) && values.success ? values.output : undefined;
}
