/** The demo seed, made in Node by the plugin in `vitePlugin.ts`, so that faker does not reach the browser. */
declare module 'virtual:fake-backend-seed' {
  import type { Seed } from '../db/seed.ts';

  export const seed: Seed;
  /** Changes with the content of the seed. */
  export const version: string;
}
