import { existsSync, globSync } from 'node:fs';
import { chromiumPath } from '../run/chromium.ts';
import type { Engine } from './driver/Engine.ts';
import { SOUND_SERVER } from './driver/sound.ts';

export const engineNames = ['Chromium', 'Firefox', 'WebKit'] as const;
export type EngineName = (typeof engineNames)[number];

interface EngineKind {
  /** What brings it on Debian. */
  readonly packages: readonly string[];
  /** Starts it; undefined where it, or what it plays sounds by, is not installed. */
  readonly start: () => ((sound: string | undefined) => Promise<Engine>) | undefined;
}

/** How each engine is come by. What drives one is loaded only with it. */
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
    // with a sound device, without which no call can be held
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
    // with what it plays sounds by, and on
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

/** A machine of a person has a device of its own; one on Linux may be a container. */
const canPlay = () => process.platform !== 'linux' || existsSync(SOUND_SERVER);

export const enginesHere = () => engineNames.filter((name) => engineKinds[name].start());
