export function isIos(): boolean {
  const { platform, userAgent } = navigator;
  // iPads identify as Macs, which never have touch screens
  return /^iP(hone|ad|od)/.test(platform) || (userAgent.includes('Mac') && 'ontouchend' in document);
}

export function isAndroid(): boolean {
  return /android/i.test(navigator.userAgent);
}

const HEADPHONES = /airpod|headphone|earphone/i;

/** Returns whether a device label names headphones. */
export const isHeadphoneLabel = (label: string): boolean => HEADPHONES.test(label);
