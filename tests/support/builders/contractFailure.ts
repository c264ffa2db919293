import { findApiCall } from '../../../contracts/support/calls.ts';
import { interactionFrom, type Interaction } from '../../../contracts/support/pactFile.ts';
import type { Failure } from '../../../contracts/verifier/failures.ts';

/** A failed verification of one interaction about orders. */
export function aContractFailure(
  at: string,
  changes: Partial<Interaction> = {},
  impact?: Failure['impact'],
): Failure {
  const interaction = interactionFrom({
    description: 'a request for the orders',
    pending: false,
    providerStates: [{ name: 'orders' }],
    request: { method: 'GET', path: '/api/companies/aurora/orders' },
    response: { status: 200 },
  });
  return {
    call: findApiCall('GET', '/api/companies/aurora/orders'),
    interaction: { ...interaction, ...changes },
    exchange: {},
    differences: [{ at, expected: 'a value', got: 'none' }],
    impact,
  };
}
