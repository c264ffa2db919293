import { createHash } from 'node:crypto';
import type { Settings } from '../../src/start/settings.ts';

/** The voice library's default service. */
const DEFAULT_VOICE_ORIGIN = 'wss://api.elevenlabs.io';

/** The sources of Google's tag. */
const TAG = {
  script: ['https://www.googletagmanager.com'],
  connect: [
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
    'https://*.googletagmanager.com',
  ],
};
/** The sources of ad conversions, with path and account where known. Other paths serve arbitrary code. */
const conversions = (account = '') => ({
  script: [
    'https://www.googleadservices.com/pagead/conversion_async.js',
    `https://www.googleadservices.com/pagead/conversion/${account}`,
    `https://googleads.g.doubleclick.net/pagead/viewthroughconversion/${account}`,
  ],
  connect: [
    'https://www.googleadservices.com',
    'https://googleads.g.doubleclick.net',
    'https://pagead2.googlesyndication.com',
    'https://www.google.com',
  ],
});

/** Constant styles that libraries insert at runtime: Emotion's empty element and a rule of react-aria. */
const STYLES_WRITTEN_LATER = [
  '',
  '@layer {\n  [data-react-aria-pressable] {\n    touch-action: pan-x pan-y pinch-zoom;\n  }\n}',
];

/**
 * Trusted Types: in Chromium, no string becomes HTML or a script URL. The app needs no exceptions. Left out
 * with an analytics tag, because Google documents no policies for its code, and with the seeded backend,
 * which registers its worker by URL.
 */
const TRUSTED_TYPES = {
  'require-trusted-types-for': ["'script'"],
  'trusted-types': ["'none'"],
};

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

function inlineOf(element: 'script' | 'style', html: string): readonly string[] {
  const elements = html.matchAll(
    new RegExp(`<${element}(?![^>]*\\ssrc=)[^>]*>([\\s\\S]*?)</${element}>`, 'g'),
  );
  return [...elements].map(([, content = '']) => content);
}

/**
 * Builds the Content-Security-Policy of all pages. Allows only this build's scripts and styles, and only the
 * origins in the settings. The pages share one policy, because a visit keeps the policy of its first page.
 * @param pages the HTML of every page
 */
export function contentPolicy(pages: readonly string[], settings: Settings): string {
  const {
    VITE_VOICE_ORIGIN: voice = DEFAULT_VOICE_ORIGIN,
    VITE_GTAG_ID: tag,
    VITE_REPORT_URL: report,
  } = settings;
  const { VITE_GTAG_CONVERSION: conversion } = settings;
  const api = settings.VITE_BACKEND === 'host' ? [settings.VITE_API_HOST] : [];
  const reports = report === undefined ? [] : [new URL(report).origin];
  const outside = conversion === undefined ? [TAG] : [TAG, conversions(/^AW-(\d+\/)/.exec(conversion)?.[1])];
  const analytics = (kind: keyof typeof TAG) =>
    tag === undefined ? [] : outside.flatMap((hosts) => hosts[kind]);
  const hashes = (element: 'script' | 'style') =>
    pages.flatMap((html) => inlineOf(element, html)).map((text) => hashOf(text));

  const directives: Readonly<Record<string, readonly string[]>> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...hashes('script'), ...analytics('script')],
    'style-src': ["'self'", ...hashes('style'), ...STYLES_WRITTEN_LATER.map(hashOf)],
    'connect-src': ["'self'", ...api, voice, ...reports, ...analytics('connect')],
    // restaurants choose the hosts of logos and photos, and the editor's icons are data URLs
    'img-src': ["'self'", 'data:', ...api, 'https:'],
    'font-src': ["'self'"],
    // the API chooses the hosts of call recordings, and conversation audio is a blob, because fetching it
    // needs the bearer token
    'media-src': ["'self'", 'blob:', ...api, 'https:'],
    'manifest-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    ...(tag === undefined && settings.VITE_BACKEND === 'host' ? TRUSTED_TYPES : {}),
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...new Set(sources)].join(' '))
    .join('; ');
}
