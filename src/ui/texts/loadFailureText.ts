/** What people read when code of the page itself did not arrive. Added. */
export const loadFailureText = {
  part: "Couldn't load this part of the page. Check your connection and reload the page.",
  dialog: "Couldn't open this. Check your connection and reload the page.",
};
