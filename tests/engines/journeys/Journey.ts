import type { Visitor } from '../driver/Visitor.ts';

/** What somebody does from its beginning to its end, with what they see on the way. It begins in a browser that knows nothing. */
export type Journey = (visitor: Visitor) => Promise<void>;
