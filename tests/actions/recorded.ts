import { recordAll } from './handbook.ts';

/** Made while it is imported: whoever imports it by Vite's runner has no runner any more after that. */
export const recorded = await recordAll();
