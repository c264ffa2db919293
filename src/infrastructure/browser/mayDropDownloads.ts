/** Browsers inside other apps, by their user agent. On iOS, only real browsers name Safari. */
const IN_APP =
  /FBAN|FBAV|Instagram|\bLine\/|MicroMessenger|Snapchat|Pinterest\/|LinkedInApp|BytedanceWebview|musical_ly|; wv\)|\(iP(?:hone|ad|od)\b(?!.*\bSafari\/)/;

/** Returns whether the browser may drop downloads. No event says that it does. (rule: dropped downloads) */
export const mayDropDownloads = (userAgent: string): boolean => IN_APP.test(userAgent);
