const GOODBYE =
  /\b(good ?bye|bye|see you|(that's|that is|that was) (all|it)|nothing else|no,? thanks|no,? thank you)\b/i;

/** More than a few words, and every question, are about something. */
const LONGEST = 8;

/** Whether somebody takes leave. */
export const isGoodbye = (text: string) =>
  GOODBYE.test(text.replaceAll('’', "'")) &&
  !text.includes('?') &&
  text.trim().split(/\s+/).length <= LONGEST;
