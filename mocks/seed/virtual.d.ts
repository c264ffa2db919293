/** The demo seed. `vitePlugin.ts` generates it in Node, so that browsers don't load faker. */
declare module 'virtual:fake-backend-seed' {
  import type { Seed } from '../db/seed.ts';

  export const seed: Seed;
  /** Changes with the seed's content. */
  export const version: string;
}
