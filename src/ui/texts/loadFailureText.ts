/** Messages if some of the page's code failed to load. */
export const loadFailureText = {
  part: "Couldn't load this part of the page. Check your connection and reload the page.",
  dialog: "Couldn't open this dialog. Check your connection and reload the page.",
};
