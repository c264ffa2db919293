/** Matches browsers inside other apps. On iOS, only user agents of standalone browsers contain "Safari". */
const IN_APP =
  /FBAN|FBAV|Instagram|\bLine\/|MicroMessenger|Snapchat|Pinterest\/|LinkedInApp|BytedanceWebview|musical_ly|; wv\)|\(iP(?:hone|ad|od)\b(?!.*\bSafari\/)/;

/** Returns whether this is a browser inside another app, which can drop downloads without telling the page. (rule: dropped downloads) */
export const mayDropDownloads = (userAgent: string): boolean => IN_APP.test(userAgent);
