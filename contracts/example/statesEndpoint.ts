import { createServer, type Server } from 'node:http';
import { json } from 'node:stream/consumers';

type Values = Readonly<Record<string, string>>;

/** The part that you implement: changing your test system into a state and back. */
export interface TestSystem {
  /** Fills the database for a state with these IDs. Returns tokens and other generated values. */
  readonly fill: (state: string, ids: Values) => Promise<Values>;
  /** Makes the next request to this path fail with this status. Returns the user's tokens. */
  readonly failNext: (status: number, path: string) => Promise<Values>;
  /** Discards unused failures. */
  readonly restore: () => void;
}

/** Each line has values in query string form, a colon, and the states that return these values. */
const table = `
: a user with a password; a signed-in user; a session that can be refreshed; a session that has ended; an expired access token; a signed-in user without restaurants; a signed-in user with two restaurants
ownerEmail=nina@bistro.example: an owner email that is free; an owner email that is taken
companyId=bistro: a signed-in owner of a company; a signed-in admin of a company; a signed-in manager of a company; a signed-in staff member of a company; no such company; a company with users; a company with agents of both kinds; a company with calls
companyId=bistro: a company the user may not see; a company with an API key; a company without an API key
companyId=bistro: a company without orders; a company that may be billed; a connected point of sale
companyId=bistro: no connected point of sale; a company with AI instructions; a restaurant without call logs
companyId=bistro: a company whose agent does not reply; a restaurant with background sounds; a restaurant with an empty menu
companyId=bistro: a restaurant without a phone number; a restaurant without telephony; a restaurant with call logs
companyId=bistro&orderNumber=77: a company with orders; no such order
companyId=bistro&agentId=lea: an agent with conversations; no such agent
companyId=bistro&agentId=lea&conversationId=c1: no such conversation; a conversation with audio; a conversation without audio
companyId=bistro&changeId=c7: a restaurant with two pending changes; a restaurant without pending changes
companyId=bistro&deploymentId=d7: a restaurant with deployments; a deployment that was reverted
companyId=bistro&categoryId=soups&itemId=leek: a restaurant with a menu; no such category; no such menu item`;
const idsOf = new Map(
  [...table.matchAll(/^(.*?): (.*)$/gm)].flatMap(([, ids, states = '']) =>
    states.split('; ').map((state) => [state, Object.fromEntries(new URLSearchParams(ids))]),
  ),
);

const faults: Readonly<Record<string, readonly [status: number, path: string]>> = {
  'a revoked session': [403, '/api/users/refresh-token'],
};

type Change = { readonly state: string; readonly params: Values; readonly action: 'setup' | 'teardown' };

/** Changes a test system into the states that Pact requests. */
export function statesEndpoint({ fill, failNext, restore }: TestSystem): Server {
  async function change({ state, params, action }: Change): Promise<Values | void> {
    const [ids, fault] = [idsOf.get(state), faults[state]];
    if (!ids && !fault) throw new Error(`There is no state "${state}"`);
    if (action === 'teardown') return restore();
    return fault ? failNext(...fault) : { ...ids, ...(await fill(state, { ...ids, ...params })) };
  }
  return createServer((request, response) => {
    const answered = json(request).then((body) => change(body as Change));
    const told = answered.catch((error: unknown) => {
      response.statusCode = 500;
      return { error: String(error) };
    });
    void told.then((values) => response.end(JSON.stringify(values ?? {})));
  });
}
