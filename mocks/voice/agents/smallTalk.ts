const GOODBYE =
  /\b(good ?bye|bye|see you|(that's|that is|that was) (all|it)|nothing else|no,? thanks|no,? thank you)\b/i;

/** The maximum number of words in small talk. A longer message, or a question, has a topic. */
const LONGEST = 8;

export const isGoodbye = (text: string) =>
  GOODBYE.test(text.replaceAll('’', "'")) &&
  !text.includes('?') &&
  text.trim().split(/\s+/).length <= LONGEST;
