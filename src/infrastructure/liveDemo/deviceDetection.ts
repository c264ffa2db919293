export function isIos(): boolean {
  const { platform, userAgent } = navigator;
  // an iPad says that it is a Mac, which has no touch screen
  return /^iP(hone|ad|od)/.test(platform) || (userAgent.includes('Mac') && 'ontouchend' in document);
}

export function isAndroid(): boolean {
  return /android/i.test(navigator.userAgent);
}

const HEADPHONES = /airpod|headphone|earphone/i;

/** Whether a device is worn on the head, as far as its label tells. */
export const isHeadphoneLabel = (label: string): boolean => HEADPHONES.test(label);
