import type { ToolResult } from '../wire.ts';

/** An agent's next response. */
export interface Reply {
  readonly text: string;
  /** Whether the session ends after this reply. */
  readonly isLast?: boolean;
  /** A client tool to call first. The text is the fallback if the client doesn't respond. */
  readonly tool?: {
    readonly name: string;
    readonly parameters: Readonly<Record<string, unknown>>;
    replyTo(result: ToolResult): Reply;
  };
}

/** An agent in one session, with memory of what was said. */
export interface Dialogue {
  readonly greeting: string;
  /** Questions to suggest. */
  readonly exampleQuestions: readonly string[];
  answer(question: string): Reply;
  /** Records a fact about what the visitor sees or does, without replying. */
  learn(fact: string): void;
}
