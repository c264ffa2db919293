import { createHash } from 'node:crypto';
import type { Settings } from '../../src/start/settings.ts';

/** Where the voice library opens its line when no setting says otherwise. */
const VENDORS_VOICE = 'wss://api.elevenlabs.io';

/** What Google asks for its tag, and for conversions of an advertising account. */
const TAG = {
  script: ['https://www.googletagmanager.com'],
  connect: [
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
    'https://*.googletagmanager.com',
  ],
};
/** By path, and by account where it is known: these hosts answer other addresses with whatever code they are asked for. */
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

/**
 * Styles that libraries write while the page lives, each always the same: Emotion's element before rules are put into it,
 * what MUI holds transitions back with while the theme changes, and what react-aria says of everything that can be pressed.
 */
const STYLES_WRITTEN_LATER = [
  '',
  '*{-webkit-transition:none!important;-moz-transition:none!important;-o-transition:none!important;-ms-transition:none!important;transition:none!important}',
  '@layer {\n  [data-react-aria-pressable] {\n    touch-action: pan-x pan-y pinch-zoom;\n  }\n}',
];

/**
 * No text becomes HTML or the address of a script, in browsers that know of it (Chromium): nothing of the app needs that, so
 * there is no policy that could make an exception. Not with a tag: what Google's code makes of texts, and under which names, it
 * promises nobody. Not with the seeded backend either, whose worker is registered by its address.
 */
const TRUSTED_TYPES = {
  'require-trusted-types-for': ["'script'"],
  'trusted-types': ["'none'"],
};

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** What stands between the tags of elements of that name that take their content from no other file. */
function inlineOf(element: 'script' | 'style', html: string): readonly string[] {
  const elements = html.matchAll(
    new RegExp(`<${element}(?![^>]*\\ssrc=)[^>]*>([\\s\\S]*?)</${element}>`, 'g'),
  );
  return [...elements].map(([, content = '']) => content);
}

/**
 * The Content-Security-Policy of the built pages: no script and no style but those of this build, no other origin than
 * the settings name. One policy for all pages: who walks on through the app keeps that of the page where they came in.
 *
 * @param pages the HTML of every page
 */
export function contentPolicy(pages: readonly string[], settings: Settings): string {
  const { VITE_VOICE_ORIGIN: voice = VENDORS_VOICE, VITE_GTAG_ID: tag } = settings;
  const { VITE_GTAG_CONVERSION: conversion } = settings;
  const api = settings.VITE_BACKEND === 'host' ? [settings.VITE_API_HOST] : [];
  const outside = conversion === undefined ? [TAG] : [TAG, conversions(/^AW-(\d+\/)/.exec(conversion)?.[1])];
  const analytics = (kind: keyof typeof TAG) =>
    tag === undefined ? [] : outside.flatMap((hosts) => hosts[kind]);
  const hashes = (element: 'script' | 'style') =>
    pages.flatMap((html) => inlineOf(element, html)).map((text) => hashOf(text));

  const directives: Readonly<Record<string, readonly string[]>> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...hashes('script'), ...analytics('script')],
    'style-src': ["'self'", ...hashes('style'), ...STYLES_WRITTEN_LATER.map(hashOf)],
    'connect-src': ["'self'", ...api, voice, ...analytics('connect')],
    // restaurants say where their logo and their dishes are; the editor's marks are pictures inside its styles
    'img-src': ["'self'", 'data:', ...api, 'https:'],
    'font-src': ["'self'"],
    // the host names where recordings are; those of conversations are fetched with the bearer token first
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
