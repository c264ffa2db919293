/** What people read while their browser has no line. Added. */
export const lineText = {
  title: 'You are offline',
  strip: 'You are offline. What you see may be out of date; nothing can be saved until you are back.',
  form: 'You are offline. What you type stays here; send it when the line is back.',
  page: 'This page has not been fetched yet. It opens by itself when the line is back.',
};
