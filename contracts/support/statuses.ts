import { MatchersV3 } from '@pact-foundation/pact';

const { HTTPResponseStatusClass, matchStatus } = MatchersV3;

// The console tells apart: any 2xx, 401, 404, and every other refusal. A contract asks for no more than that.

/** Any 2xx: it was done. */
export const OK_STATUS = matchStatus(200, HTTPResponseStatusClass.Success);

/** Any 2xx: something was added. */
export const CREATED_STATUS = matchStatus(201, HTTPResponseStatusClass.Success);

/** Any 2xx, with whatever body or none: something is gone, or was taken as it is. */
export const NOT_FOUND_STATUS = matchStatus(204, HTTPResponseStatusClass.Success);

/** Refused, in whichever of these words; neither 401 nor 404, which mean something else to the console. */
export const REFUSED_STATUS = (example: 400 | 403 | 409 = 403) => matchStatus(example, [400, 403, 409, 422]);

/** Any 5xx. */
export const SERVER_ERROR_STATUS = matchStatus(500, HTTPResponseStatusClass.ServerError);
