import { brand } from '#ui/texts/brand.ts';
import type { Settings } from './settings.ts';

/** Logs the build and its backend to the console, for troubleshooting. */
export function logEnvironment(settings: Settings): void {
  const host = settings.VITE_BACKEND === 'host' ? settings.VITE_API_HOST : 'a backend inside this page';
  const voice = settings.VITE_VOICE_ORIGIN ?? "the vendor's voice service";
  // oxlint-disable-next-line no-console -- neither a warning nor an error, and meant for the console
  console.info(`${brand.name}, ${import.meta.env.MODE} build. API: ${host}. Voice: ${voice}.`);
}
