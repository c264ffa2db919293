/** The demo seed, generated in Node by `vitePlugin.ts` so that browsers don't load faker. */
declare module 'virtual:fake-backend-seed' {
  import type { Seed } from '../db/seed.ts';

  export const seed: Seed;
  /** Changes with the seed's content. */
  export const version: string;
}
