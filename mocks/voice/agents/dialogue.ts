import type { ToolResult } from '../wire.ts';

/** What an agent says or does next. */
export interface Reply {
  readonly text: string;
  /** The conversation is over once it is said. */
  readonly isLast?: boolean;
  /** What it asks of the client before it says anything; then the text is for when the client does not answer. */
  readonly tool?: {
    readonly name: string;
    readonly parameters: Readonly<Record<string, unknown>>;
    /** What it says to the result. */
    replyTo(result: ToolResult): Reply;
  };
}

/** An agent in one conversation: it remembers what was said. */
export interface Dialogue {
  readonly greeting: string;
  /** Questions that fit, for somebody who cannot think of one. */
  readonly exampleQuestions: readonly string[];
  answer(question: string): Reply;
  /** Takes in something that the visitor sees or does, without an answer. */
  learn(fact: string): void;
}
