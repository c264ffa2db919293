import { MatchersV3 } from '@pact-foundation/pact';

const { HTTPResponseStatusClass, matchStatus } = MatchersV3;

// The console distinguishes any 2xx, 401, 404, and other errors, so contracts require no more than that.

/** Any 2xx for a result. */
export const OK_STATUS = matchStatus(200, HTTPResponseStatusClass.Success);

/** Any 2xx for a creation. */
export const CREATED_STATUS = matchStatus(201, HTTPResponseStatusClass.Success);

/** Any 2xx with an unspecified body. */
export const ANY_SUCCESS_STATUS = matchStatus(204, HTTPResponseStatusClass.Success);

/** A refusal other than 401 and 404, which have their own meaning. */
export const REFUSED_STATUS = (example: 400 | 409) => matchStatus(example, [400, 403, 409, 422]);

/** Any 4xx, where the console shows the host's message or its own for each. */
export const ANY_REFUSED_STATUS = (example: 400 | 401) =>
  matchStatus(example, HTTPResponseStatusClass.ClientError);
