import { KNOWN_ROLES, mayAdminister } from '#domain/companies/role.ts';
import { apiCalls, findApiCall, type Call } from '../support/calls.ts';
import type { PactInteraction } from '../support/pactFile.ts';

/** A kind of client, and the statuses with which the host may respond. */
interface Caller {
  /** Text added to the name of the API call's interaction. */
  readonly by: string;
  readonly state: string;
  readonly statuses: readonly number[];
  readonly isSignedOut?: true;
}

/** Statuses of an allowed API call. Whether the ID exists or the body is valid doesn't matter here. */
const NOT_REFUSED = [200, 201, 202, 204, 400, 404, 409, 422];
const REFUSED = [403, 404];
const OWNER = 'a signed-in owner of a company';

/**
 * Repeats each API call as each role, as a user of another company, without a token, and with an expired
 * token. The table of API calls says which of these clients are allowed.
 */
export function roleMatrix(agreed: readonly PactInteraction[]): readonly PactInteraction[] {
  return apiCalls.flatMap((call) => {
    const like = agreed.find(
      ({ request, response }) =>
        response.status < 300 &&
        request.headers?.['Authorization'] !== undefined &&
        // a session cookie also authenticates a request
        request.headers['Cookie'] === undefined &&
        findApiCall(request.method, request.path) === call,
    );
    return like ? callersOf(call).map((caller) => interactionOf(call, caller, like)) : [];
  });
}

function callersOf({ access }: Call): readonly Caller[] {
  const signedOut: readonly Caller[] = [
    { by: 'without a token', state: OWNER, statuses: [401], isSignedOut: true },
    { by: 'with an expired token', state: 'an expired access token', statuses: [401] },
  ];
  if (access === 'everyone') return [];
  if (access === 'user') return signedOut;
  return [
    ...KNOWN_ROLES.map((role) => ({
      by: `as ${role}`,
      state: `a signed-in ${role === 'staff' ? 'staff member' : role} of a company`,
      statuses: access === 'member' || mayAdminister(role) ? NOT_REFUSED : REFUSED,
    })),
    { by: 'as a user of another company', state: 'a company the user may not see', statuses: REFUSED },
    ...signedOut,
  ];
}

function interactionOf(
  call: Call,
  { by, state, statuses, isSignedOut }: Caller,
  { request }: PactInteraction,
) {
  const { Authorization, ...others } = request.headers ?? {};
  // these states provide only the company's ID
  const expression = call.path.replace(':companyId', '${companyId}').replaceAll(/:(\w+)/g, EXAMPLE_ID);
  return {
    type: 'Synchronous/HTTP',
    description: `${call.method} ${call.path} ${by}`,
    pending: false,
    providerStates: [{ name: state }],
    request: {
      ...request,
      path: expression.replace('${companyId}', 'aurora'),
      headers: isSignedOut ? others : { ...others, ...(Authorization && { Authorization }) },
      matchingRules: {},
      generators: {
        path: { type: 'ProviderState', expression },
        ...(isSignedOut ? {} : { header: request.generators?.['header'] }),
      },
    },
    response: {
      // a rejection, so that the rules for successful bodies don't apply
      status: Math.max(...statuses),
      matchingRules: {
        status: { $: { combine: 'AND', matchers: [{ match: 'statusCode', status: statuses }] } },
      },
    },
  };
}

/** Replaces IDs in a path. A provider's name must be known; any other ID may be missing. */
const EXAMPLE_ID = (_: string, name: string) => (name === 'provider' ? 'square' : name);
