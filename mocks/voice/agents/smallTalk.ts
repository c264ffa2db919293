/** Whether somebody takes leave. */
export const isGoodbye = (text: string) =>
  /^\W*((ok(ay)?|thanks?|thank you|alright)\W+)*(good ?bye|bye( bye)?|see you|that('s| is| was) (all|it)|no,? thank(s| you))\b/i.test(
    text,
  );
