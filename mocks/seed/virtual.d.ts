/** The demo seed. `vitePlugin.ts` generates it in Node, so that browsers don't load faker. */
declare module 'virtual:fake-backend-seed' {
  import type { Seed } from '../db/seed.ts';

  export const seed: Seed;
  /** A version that changes whenever the seed's content changes. */
  export const version: string;
}
