import { Failure } from '#application/Failure.ts';

/**
 * For actions of which the product tells a refusal in an answer from a call that failed.
 *
 * @param refusal what the action gives where the answer says `success: false`, made from the host's own words if there are any
 */
export async function declinedAsValue<T, Refusal>(
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
