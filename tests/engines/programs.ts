import { existsSync, globSync } from 'node:fs';
import { chromiumPath } from '../support/chromium.ts';
import type { Engine } from './driver/Engine.ts';
import { SOUND_SERVER } from './driver/sound.ts';

export const engineNames = ['Chromium', 'Firefox', 'WebKit'] as const;
export type EngineName = (typeof engineNames)[number];

interface EngineKind {
  /** The Debian packages to install. */
  readonly packages: readonly string[];
  /** Returns a function that starts the engine, or undefined if the engine or its audio is not installed. */
  readonly start: () => ((sound: string | undefined) => Promise<Engine>) | undefined;
}

/** How to install and start each engine. */
export const engineKinds: Readonly<Record<EngineName, EngineKind>> = {
  Chromium: {
    packages: ['chromium'],
    start() {
      const path = chromiumPath();
      if (!path) return undefined;
      return async (sound) => (await import('./driver/puppeteer.ts')).startChromium(path, sound);
    },
  },
  Firefox: {
    // includes a sound device, because voice sessions need one
    packages: ['firefox-esr', 'pulseaudio'],
    start() {
      const path = firstOf(
        process.env['FIREFOX_PATH'],
        '/usr/bin/firefox-esr',
        '/usr/bin/firefox',
        '/Applications/Firefox.app/Contents/MacOS/firefox',
      );
      if (!path || !canPlay()) return undefined;
      return async (sound) => (await import('./driver/puppeteer.ts')).startFirefox(path, sound);
    },
  },
  WebKit: {
    // includes audio support and a virtual screen
    packages: [
      'webkit2gtk-driver',
      'xvfb',
      'gstreamer1.0-plugins-base',
      'gstreamer1.0-plugins-good',
      'pulseaudio',
    ],
    start() {
      const driver = firstOf('/usr/bin/WebKitWebDriver');
      const browser = firstOf(...globSync('/usr/{lib,lib/*,libexec}/webkit2gtk-4.*/MiniBrowser'));
      const screen = firstOf('/usr/bin/Xvfb');
      const player = firstOf(...globSync('/usr/{lib,lib/*}/gstreamer-1.0/libgstmpg123.so'));
      if (!driver || !browser || !screen || !player || !canPlay()) return undefined;
      return async (sound) =>
        (await import('./driver/webKit.ts')).startWebKit({ driver, browser, screen }, sound);
    },
  },
};

const firstOf = (...paths: readonly (string | undefined)[]) => paths.find((path) => path && existsSync(path));

/** Whether the machine can play sound. Desktops have a sound device; a Linux machine may be a container. */
const canPlay = () => process.platform !== 'linux' || existsSync(SOUND_SERVER);

export const enginesHere = () => engineNames.filter((name) => engineKinds[name].start());
