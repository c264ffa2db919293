/** What people read while their browser has no line. Added. */
export const lineText = {
  strip: 'You are offline. What you see may be out of date; nothing can be saved until you are back.',
  form: 'You are offline. What you type stays here; send it when the line is back.',
  page: {
    title: 'You are offline',
    text: 'This page has not been fetched yet. It opens by itself when the line is back.',
  },
};
