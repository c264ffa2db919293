import { describe, expect, it } from 'vitest';
import { mayDropDownloads } from './mayDropDownloads.ts';

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const ANDROID = 'Mozilla/5.0 (Linux; Android 15; Pixel 8';
const CHROME = 'AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/131.0.0.0 Mobile Safari/537.36';

// (rule: dropped downloads)
describe('mayDropDownloads', () => {
  it.each([
    `${IPHONE} Mobile/15E148 Instagram 358.0.0.30.86 (iPhone15,2; iOS 18_1; en_US)`,
    `${IPHONE} Mobile/15E148 [FBAN/FBIOS;FBAV/489.0.0.53.105]`,
    `${IPHONE} Mobile/15E148 Safari Line/14.19.0`,
    `${IPHONE} Mobile/15E148`,
    `${ANDROID} Build/AP4A; wv) ${CHROME}`,
    `${ANDROID}) ${CHROME} MicroMessenger/8.0.50`,
  ])('is true in a browser inside an app: %s', (userAgent) => {
    expect(mayDropDownloads(userAgent)).toBe(true);
  });

  it.each([
    `${IPHONE} Version/18.1 Mobile/15E148 Safari/604.1`,
    `${IPHONE} CriOS/131.0.6778.73 Mobile/15E148 Safari/604.1`,
    `${ANDROID}) ${CHROME}`,
    'Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0',
  ])('is false in a standalone browser: %s', (userAgent) => {
    expect(mayDropDownloads(userAgent)).toBe(false);
  });
});
