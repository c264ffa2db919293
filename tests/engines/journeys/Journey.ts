import type { Visitor } from '../driver/Visitor.ts';

/** A user's steps in a new browser, with checks of what the pages show. */
export type Journey = (visitor: Visitor) => Promise<void>;
