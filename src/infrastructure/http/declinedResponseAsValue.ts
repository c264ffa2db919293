import { Failure } from '#application/Failure.ts';

/**
 * Turns a declined response into a value, for actions that distinguish a refusal from a failed request.
 * @param refusal builds the action's result for a response with `success: false`, from the host's message if
 * there is one
 */
export async function declinedResponseAsValue<T, Refusal>(
  answer: Promise<T>,
  refusal: (reason: string | undefined) => Refusal,
): Promise<T | Refusal> {
  try {
    return await answer;
  } catch (thrown) {
    const failure = Failure.from(thrown);
    if (!failure.isDeclined) throw failure;
    return refusal(failure.serverMessage);
  }
}
