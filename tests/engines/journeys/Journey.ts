import type { Visitor } from '../driver/Visitor.ts';

/** A user's path from start to finish in a fresh browser, with what it shows on the way. */
export type Journey = (visitor: Visitor) => Promise<void>;
