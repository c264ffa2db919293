import { MatchersV3 } from '@pact-foundation/pact';

const { HTTPResponseStatusClass, matchStatus } = MatchersV3;

// The console distinguishes 2xx, 401, 404, and all other errors. The contracts require no more than that.

/** Any 2xx status of a response with a result. */
export const OK_STATUS = matchStatus(200, HTTPResponseStatusClass.Success);

/** Any 2xx status of a response that created a result. */
export const CREATED_STATUS = matchStatus(201, HTTPResponseStatusClass.Success);

/** Any 2xx status of a response with any body. */
export const ANY_SUCCESS_STATUS = matchStatus(204, HTTPResponseStatusClass.Success);

/** A rejection other than 401 and 404, because 401 and 404 have special meanings. */
export const REFUSED_STATUS = (example: 400 | 409) => matchStatus(example, [400, 403, 409, 422]);

/** Any 4xx status. The console shows the host's message, or one message for all 4xx statuses. */
export const ANY_REFUSED_STATUS = (example: 400 | 401) =>
  matchStatus(example, HTTPResponseStatusClass.ClientError);
