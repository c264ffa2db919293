import type { ToolResult } from '../wire.ts';

/** An agent's reply. */
export interface Reply {
  readonly text: string;
  /** Whether the session ends after this reply. */
  readonly isLast?: boolean;
  /** A client tool to call before replying. The agent says `text` if the client doesn't respond. */
  readonly tool?: {
    readonly name: string;
    readonly parameters: Readonly<Record<string, unknown>>;
    replyTo(result: ToolResult): Reply;
  };
}

/** An agent's side of one session. The agent remembers what was said. */
export interface Dialogue {
  readonly greeting: string;
  /** Questions that the app suggests. */
  readonly exampleQuestions: readonly string[];
  answer(question: string): Reply;
  /** Adds a fact about the visitor's screen or actions, without a reply. */
  learn(fact: string): void;
}
